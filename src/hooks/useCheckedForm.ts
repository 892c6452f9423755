import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FormDraft } from './formDraft';

type Typed<Field extends string> = Partial<Record<Field, unknown>>;

/** What is wrong with a field. */
interface Problem<Field extends string> {
  readonly field: Field;
  /** Of the field's control, on this page. */
  readonly href: string;
  readonly text: string;
}

interface CheckedForm<Field extends string, Checked extends FieldValues> {
  /** Of the form's element; ids of its fields start with it. */
  readonly id: string;
  /** In the order of the screen. */
  readonly fields: readonly Field[];
  /** The one that the server checks by as well. */
  readonly schema: z.ZodType<Checked, Typed<Field>>;
  readonly draft: Pick<FormDraft<Field>, 'load' | 'keep'>;
  /** Says in the site's language what is wrong. @param kind the schema's code of what it found */
  readonly describe: (field: Field, kind: string) => string;
  readonly onSend: (checked: Checked, event: BaseSyntheticEvent | undefined) => void;
}

/** A form that is checked when it is sent first, and while typing from then on. What is typed is kept. */
export const useCheckedForm = <Field extends string, Checked extends FieldValues>({
  id,
  fields,
  schema,
  draft: { load, keep },
  describe,
  onSend,
}: CheckedForm<Field, Checked>) => {
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  // The compiler does not see through the library's types of a form whose fields it does not know.
  const [defaultValues] = useState(() => load() as DefaultValues<Typed<Field>>);
  const toPath = (field: Field) => field as unknown as Path<Typed<Field>>;
  const { register, handleSubmit, setFocus, subscribe, formState } = useForm<
    Typed<Field>,
    unknown,
    Checked
  >({ resolver: zodResolver(schema), defaultValues, shouldFocusError: false });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const idOf = (field: Field) => `${id}-${field}`;
  const textOf = (field: Field, errors: FieldErrors<Typed<Field>> = formState.errors) => {
    const error = errors[field];
    return error && describe(field, String(error.type));
  };
  const submit = handleSubmit(
    (checked, event) => {
      setProblems([]);
      onSend(checked, event);
    },
    (errors) =>
      setProblems(
        fields.flatMap((field) => {
          const text = textOf(field, errors);
          return text === undefined ? [] : [{ field, href: `#${idOf(field)}`, text }];
        }),
      ),
  );
  return {
    /** As of the last try. */
    problems,
    goTo: (field: Field) => setFocus(toPath(field)),
    /** What a control of the form is given. */
    register: (field: Field) => register(toPath(field)),
    /** What the frame of a field is given. @param note beside its label */
    frame: (field: Field, note?: string) => ({
      id: idOf(field),
      note,
      error: textOf(field),
    }),
    form: {
      id,
      noValidate: true,
      onSubmit: (event: BaseSyntheticEvent) => void submit(event),
    },
  };
};
