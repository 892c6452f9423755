import { Head } from 'next/document';
import { cloneElement, type JSX } from 'react';
import { deferredScriptType } from './deferredScriptLoader';

type Script = JSX.Element | null;
type Files = Parameters<Head['getScripts']>[0];

const wait = (script: JSX.Element): JSX.Element =>
  cloneElement(script, { type: deferredScriptType, defer: undefined });

/** Next's head, with scripts that wait until `deferredScriptLoader` loads them. */
export class DocumentHead extends Head {
  override getDynamicChunks(files: Files): Script[] {
    return super.getDynamicChunks(files).map((script) => script && wait(script));
  }

  override getScripts(files: Files): JSX.Element[] {
    return super.getScripts(files).map(wait);
  }
}
