export const streets = [
  'Mabini St',
  'Rizal Ave',
  'Sampaguita St',
  'Bonifacio St',
  'Acacia Rd',
  'Luna St',
  'Narra St',
  'Kalayaan Ave',
  'Del Pilar St',
  'Magsaysay Blvd',
  'Quezon Ave',
  'Burgos St',
] as const;

export const barangays = [
  'Brgy San Roque',
  'Brgy Poblacion',
  'Brgy Santa Cruz',
  'Brgy Bagong Silang',
  'Brgy San Isidro',
  'Brgy Malinta',
  'Brgy Talon Dos',
  'Brgy Lahug',
  'Brgy Maligaya',
  'Brgy Santo Tomas',
] as const;

export const cities = [
  'Quezon City',
  'Makati City',
  'Cebu City',
  'Davao City',
  'Iloilo City',
  'Baguio City',
  'Pasig City',
  'Batangas City',
  'Antipolo City',
  'Bacolod City',
  'Marikina City',
  'Lipa City',
] as const;
