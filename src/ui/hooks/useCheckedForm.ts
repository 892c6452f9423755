import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import type { FormDraft } from './formDraft';

type Typed<Field extends string> = Partial<Record<Field, unknown>>;

/** A validation error of a field. */
interface Problem<Field extends string> {
  readonly field: Field;
  /** Hash of the field's control. */
  readonly href: string;
  readonly text: string;
}

interface CheckedForm<Field extends string, Checked extends FieldValues> {
  /** Id of the form element; the ids of its fields start with it. */
  readonly id: string;
  /** In the order of the screen. */
  readonly fields: readonly Field[];
  /** The server validates with the same schema. */
  readonly schema: z.ZodType<Checked, Typed<Field>>;
  readonly draft: Pick<FormDraft<Field>, 'load' | 'keep'>;
  /** Describes an error in the site's language. @param kind the schema's issue code */
  readonly describe: (field: Field, kind: string) => string;
  readonly onSend: (checked: Checked, event: BaseSyntheticEvent | undefined) => void;
}

/** A form that is validated when it is first sent, and from then on while typing. The input is stored. */
export const useCheckedForm = <Field extends string, Checked extends FieldValues>({
  id,
  fields,
  schema,
  draft: { load, keep },
  describe,
  onSend,
}: CheckedForm<Field, Checked>) => {
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  // The compiler cannot infer the library's types for a form with generic fields.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  const [defaultValues] = useState(() => load() as DefaultValues<Typed<Field>>);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  const toPath = (field: Field) => field as unknown as Path<Typed<Field>>;
  const { register, handleSubmit, setFocus, setValue, subscribe, formState } = useForm<
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
    /** Errors of the last attempt. */
    problems,
    goTo: (field: Field) => setFocus(toPath(field)),
    /** Replaces the value of a field as if it was typed, and moves the focus there. */
    correct: (field: Field, value: string) => {
      // The value of each field is unknown to the library until it is validated.
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
      const typed = value as PathValue<Typed<Field>, Path<Typed<Field>>>;
      setValue(toPath(field), typed, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      setFocus(toPath(field));
    },
    /** Props for a control of the form. */
    register: (field: Field) => register(toPath(field)),
    /** Props for the frame of a field. @param note shown beside the label */
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
