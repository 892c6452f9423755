const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** Builds a `tel:` link: `+44 20 7946 0118` becomes `tel:+442079460118`. */
export const toPhoneHref = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** Builds the chat link of spec section 2 from the shop group's phone, digits only. */
export const toChatHref = (phone: string): string => `https://wa.me/${digitsOf(phone)}`;
