const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** Builds a `tel:` link: `+44 20 7946 0118` becomes `tel:+442079460118`. */
export const toPhoneHref = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** The chat link with a message that the visitor only has to send. */
export const withChatText = (chatHref: string, text: string): string =>
  `${chatHref}?text=${encodeURIComponent(text)}`;

/** Builds the chat link of spec section 2 from the shop group's phone, digits only. */
export const toChatHref = (phone: string): string => `https://wa.me/${digitsOf(phone)}`;
