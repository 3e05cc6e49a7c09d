import { knowFirstBrands } from '@perya/contract/brands/first-brands';

// A server reads its brands from the database; what runs without one knows those of the release.
knowFirstBrands();
