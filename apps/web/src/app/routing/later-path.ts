/** Takes any path, in the first routes alone: the whole tree has no such route. */
export const laterPath: string = '/$';
