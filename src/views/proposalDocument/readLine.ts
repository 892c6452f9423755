/** What was typed into a field of a form, without space around it. @param most characters */
export const readLine = (form: HTMLFormElement, name: string, most: number): string =>
  String(new FormData(form).get(name) ?? '')
    .trim()
    .slice(0, most);
