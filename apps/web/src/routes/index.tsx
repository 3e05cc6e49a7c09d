import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  // The first page is part of the first load: a chunk of its own would be one more round trip.
  codeSplitGroupings: [],
  component: HomeScreen,
});
