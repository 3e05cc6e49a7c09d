/** A message to one player, by SMS or by email. */
export interface Message {
  /** `+639171234567` or an email address. */
  to: string;
  subject: string;
  text: string;
  /** What goes with an email: its name, and what it says; what is no text is written as base64. */
  file?: { name: string; text: string; encoding?: 'base64' | undefined } | undefined;
}

/** Resolves when the carrier has taken the message, rejects when it has not. */
export interface MessageSender {
  send(message: Message): Promise<void>;
}
