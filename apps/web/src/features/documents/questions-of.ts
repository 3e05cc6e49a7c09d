export interface Question {
  readonly title: string;
  readonly answer: string;
}

const heading = /^## +(.+)$/m;

/** A text of questions, each under a heading of the second level, and what stands before the first one. */
export function questionsOf(text: string): {
  readonly before: string;
  readonly questions: readonly Question[];
} {
  const [before = '', ...parts] = text.split(heading);
  const questions: Question[] = [];
  for (let place = 0; place < parts.length; place += 2) {
    questions.push({
      title: (parts[place] ?? '').trim(),
      answer: (parts[place + 1] ?? '').trim(),
    });
  }
  return { before: before.trim(), questions };
}
