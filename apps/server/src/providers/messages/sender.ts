/** A message to one player, by SMS or by email. */
export interface Message {
  /** `+639171234567` or an email address. */
  to: string;
  subject: string;
  text: string;
  /** What goes with an email: its name, and what it says. */
  file?: { name: string; text: string } | undefined;
}

/** Resolves when the carrier has taken the message, rejects when it has not. */
export interface MessageSender {
  send(message: Message): Promise<void>;
}
