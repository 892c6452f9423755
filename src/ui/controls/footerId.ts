/** Of the footer, to which pages without scripts link. */
export const footerId = 'footer';
