/** A message to one player, by SMS or by email. */
export interface Message {
  /** `+639171234567` or an email address. */
  to: string;
  subject: string;
  text: string;
}

/** Resolves when the carrier has taken the message, rejects when it has not. */
export interface MessageSender {
  send(message: Message): Promise<void>;
}
