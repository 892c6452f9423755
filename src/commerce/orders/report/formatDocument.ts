import { toPrintable, toPrintableLine } from '@/lib/printable';
import { hashText } from '../hashBody';
import type {
  StoredQuestion,
  StoredSignature,
  StoredVersion,
} from '../store/documents/documentRows';
import type { ReadingStore } from '../store/openReadingStore';
import { formatMoment, rule } from './layout';

/** Formats a question or an answer on a proposal, for printing. */
export const formatQuestion = ({
  reference,
  author,
  name,
  text,
  createdAt,
}: StoredQuestion): string =>
  [
    `${reference} ${formatMoment(createdAt)} ${author} ${toPrintableLine(name)}:`,
    toPrintable(text),
  ].join('\n');

const formatVersion = (
  { number, createdAt, text, hash }: StoredVersion,
  signatures: readonly StoredSignature[],
): readonly string[] => [
  `Version ${number} ${formatMoment(createdAt)} ${hash}${hashText(text) === hash ? '' : ' DAMAGED: the text has another hash'}`,
  ...signatures
    .filter(({ version }) => version === number)
    .map(
      ({ name, position, option, signedAt }) =>
        `  signed ${formatMoment(signedAt)}: option ${option}, ${toPrintableLine(name)}, ${toPrintableLine(position)}`,
    ),
];

/** Formats the versions, signatures and questions of the document of a request; nothing if it has none. */
export const formatDocument = async (
  reference: string,
  documents: ReadingStore['documents'],
): Promise<readonly string[]> => {
  const versions = await documents.listVersions(reference);
  if (versions.length === 0) return [];
  const signatures = await documents.listSignatures(reference);
  const questions = await documents.listQuestions(reference);
  return [
    rule,
    ...versions.flatMap((version) => formatVersion(version, signatures)),
    ...questions.flatMap((question) => ['', formatQuestion(question)]),
  ];
};
