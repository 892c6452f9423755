import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toFields } from '@troupe/basics/fields';
import type { ShopProcess } from '../shopProcess';
import { callTrip, joinTrip, makeTrip, type OpenedTrip, sendCommand } from './tripClient';

interface EditTogetherOptions {
  /** On one database. They run. */
  readonly instances: readonly [ShopProcess, ShopProcess];
  /** At most 59: the organiser is a guest too. */
  readonly editors: number;
  /** Of each editor. */
  readonly commands: number;
  /** How often one of the instances is killed and started again. */
  readonly kills: number;
}

/** What each editor was told that is stored. */
interface Editor {
  readonly cookie: string;
  readonly comments: string[];
  name: string;
  answer: string | null;
  readonly votes: Map<number, string>;
}

export interface EditTally {
  accepted: number;
  /** Answered 412: another one has set the same. It is sent again, as another command. */
  conflicts: number;
  /** Sent again, with the same id, because there was no answer, or 503. */
  repeated: number;
  killed: number;
}

export interface EditOutcome {
  readonly tally: EditTally;
  /** What each instance shows at the end. */
  readonly states: readonly Readonly<Record<string, unknown>>[];
  /** Changes that are not stored, or not as accepted. */
  readonly lost: number;
  /** Revisions above one for each accepted command, and comments that are there twice. */
  readonly doubled: number;
  readonly seconds: number;
}

const answers = ['yes', 'maybe', 'no'] as const;
const choices = ['yes', 'ifNeeded', 'no'] as const;
/** A trip has 300 comments at most. */
const MAX_COMMENTS = 280;
/** In ms until a command without an answer is sent again. */
const RETRY_DELAY_MS = 100;

/** A command that changes something, whatever came before, and what it leaves behind. */
const createCommand = (editor: Editor, turn: number, most: number, items: readonly number[]) => {
  if (editor.comments.length < most && turn % 50 === 7) {
    const text = `${editor.name} ${turn}`;
    return { command: { kind: 'comment', text }, keep: () => void editor.comments.push(text) };
  }
  const item = items[turn % items.length] ?? 0;
  switch (turn % 4) {
    case 0: {
      const name = `${editor.name.split(' ')[0]} ${turn}`;
      return { command: { kind: 'rename', name }, keep: () => void (editor.name = name) };
    }
    case 1: {
      const at = answers.findIndex((it) => it === editor.answer);
      const answer = answers[(at + 1) % answers.length] ?? null;
      return { command: { kind: 'answer', answer }, keep: () => void (editor.answer = answer) };
    }
    default: {
      const at = choices.findIndex((it) => it === editor.votes.get(item));
      const choice = choices[(at + 1) % choices.length] ?? 'yes';
      return {
        command: { kind: 'vote', item, choice },
        keep: () => void editor.votes.set(item, choice),
      };
    }
  }
};

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(toFields) : [];

/** What of an editor's accepted changes a state does not show. */
const countLost = (state: Readonly<Record<string, unknown>>, editor: Editor): number => {
  const guest = listOf(state['guests']).find(({ name }) => name === editor.name);
  const votes = listOf(state['voters']).filter((vote) => vote['guest'] === guest?.['id']);
  const texts = listOf(state['comments']).map(({ text }) => text);
  return [
    guest?.['answer'] === editor.answer,
    ...[...editor.votes].map(([item, choice]) =>
      votes.some((vote) => vote['item'] === item && vote['choice'] === choice),
    ),
    ...editor.comments.map((text) => texts.includes(text)),
  ].filter((isKept) => !isKept).length;
};

/** Edits one trip from several browsers over two instances, and kills the instances in turn meanwhile. */
export const editTogether = async ({
  instances,
  editors: count,
  commands,
  kills,
}: EditTogetherOptions): Promise<EditOutcome> => {
  const startedAt = performance.now();
  const trip: OpenedTrip = await makeTrip(instances[0].origin);
  const tally: EditTally = { accepted: 0, conflicts: 0, repeated: 0, killed: 0 };
  const editors: Editor[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `Editor${index}`;
    const cookie = await joinTrip(instances[index % 2 === 0 ? 0 : 1].origin, trip, name);
    editors.push({ cookie, name, comments: [], answer: null, votes: new Map() });
  }
  const mostComments = Math.floor(MAX_COMMENTS / count);
  const total = count * commands;
  let restarting = Promise.resolve();
  let people = 8;
  let base = count;

  const killWhenDue = () => {
    if (tally.killed >= kills || tally.accepted < ((tally.killed + 1) * total) / (kills + 1))
      return;
    const instance = instances[tally.killed % 2 === 0 ? 1 : 0];
    tally.killed += 1;
    restarting = restarting.then(() => instance.kill()).then(() => instance.start());
  };

  /** Sends a command until it is answered, from one instance to the other. */
  const submit = async (cookie: string, command: object, first: number) => {
    const posted = { id: randomUUID(), trip: trip.id, base, command };
    for (let attempt = 0; ; attempt += 1) {
      const { origin } = instances[(first + attempt) % 2 === 0 ? 0 : 1];
      const answer = await sendCommand(origin, cookie, posted).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      tally.repeated += 1;
      await sleep(RETRY_DELAY_MS);
    }
  };

  const edit = async (editor: Editor, index: number) => {
    for (let turn = 0; turn < commands; turn += 1) {
      // The organiser sets the size of the group, which somebody may have set meanwhile.
      const isOrganiser = index === 0 && turn % 10 === 9;
      const next = isOrganiser
        ? { command: { kind: 'setPeople', people: (people = people === 8 ? 9 : 8) }, keep() {} }
        : createCommand(editor, turn, mostComments, trip.items);
      const cookie = isOrganiser ? trip.cookie : editor.cookie;
      for (;;) {
        const { status, json } = await submit(cookie, next.command, index);
        base = Math.max(base, Number(toFields(json['trip'])['revision'] ?? 0));
        if (status === 200) break;
        if (status !== 412) throw new Error(`A command was answered with ${status}`);
        tally.conflicts += 1;
      }
      next.keep();
      tally.accepted += 1;
      killWhenDue();
    }
  };

  await Promise.all(editors.map(edit));
  await restarting;
  const read = async ({ origin }: ShopProcess) =>
    toFields(
      (await callTrip(origin, `/api/trip?id=${trip.id}`, { cookie: trip.cookie })).json['trip'],
    );
  const states = [await read(instances[0]), await read(instances[1])];
  const [state = {}] = states;
  const comments = listOf(state['comments']).map(({ text }) => text);
  const revisions = Number(state['revision']) - count - tally.accepted;
  return {
    tally,
    states,
    lost:
      editors.reduce((sum, editor) => sum + countLost(state, editor), 0) + Math.max(0, -revisions),
    doubled: Math.max(0, revisions) + comments.length - new Set(comments).size,
    seconds: (performance.now() - startedAt) / 1000,
  };
};
