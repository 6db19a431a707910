import {useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {mono, Muted, SmallTitle, ToolButton} from '../controls.tsx';
import type {Entry} from '../entries.ts';
import {walkAsStory} from '../walkAsStory.ts';
import {walkAsFile, walkAsRows, walkOf} from '../exportWalk.ts';

const download = (name: string, content: string) => {
  const address = URL.createObjectURL(new Blob([content], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** A page over `http://` and the address of a network has no clipboard, and a browser may refuse it anywhere. */
const tryToCopy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const NEWS = {
  copied: 'Copied',
  refused: 'Not copied: the browser does not allow it here. The text is selected.',
} as const;

const FORMS = {
  rows: {name: 'Rows of a path table', write: walkAsRows},
  story: {name: 'Sequence diagram', write: walkAsStory},
} as const;
type Form = keyof typeof FORMS;

type Props = {entries: readonly Entry[]; entry: Entry | undefined};

/** The walk that the shown step belongs to, as a file, as a sequence diagram and as rows for a path table. */
export const ExportPanel = ({entries, entry}: Props) => {
  const [form, setForm] = useState<Form>('rows');
  const [tried, setTried] = useState<{text: string; news: keyof typeof NEWS}>();
  const field = useRef<HTMLTextAreaElement>(null);
  const walk = walkOf(entries, entry);
  const [first] = walk;
  if (!first) return <Muted>There is no step to take along.</Muted>;
  const text = FORMS[form].write(walk);
  const copy = async (wanted: Form) => {
    const copied = FORMS[wanted].write(walk);
    flushSync(() => setForm(wanted));
    const isCopied = await tryToCopy(copied);
    if (!isCopied) {
      field.current?.focus();
      field.current?.select();
    }
    setTried({text: copied, news: isCopied ? 'copied' : 'refused'});
  };
  return (
    <>
      <SmallTitle>
        Recorded walk: {first.actor.flow}, {walk.length} steps
      </SmallTitle>
      <Buttons>
        <ToolButton
          type="button"
          onClick={() => download(`walk-${first.actor.flow}.json`, walkAsFile(walk))}
        >
          Download as JSON
        </ToolButton>
        <ToolButton
          type="button"
          onClick={() => download(`walk-${first.actor.flow}.mmd`, walkAsStory(walk))}
        >
          Download as sequence
        </ToolButton>
        <ToolButton type="button" onClick={() => void copy('story')}>
          Copy as sequence
        </ToolButton>
        <ToolButton type="button" onClick={() => void copy('rows')}>
          Copy as path table
        </ToolButton>
        <Muted role="status">{tried?.text === text ? NEWS[tried.news] : ''}</Muted>
      </Buttons>
      <Rows ref={field} readOnly aria-label={FORMS[form].name} value={text} spellCheck={false} />
    </>
  );
};

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`;

const Rows = styled.textarea`
  width: 100%;
  min-height: 240px;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: 8px;
  background: ${color.page};
  color: ${color.ink};
  font-family: ${mono};
  font-size: 0.75rem;
  line-height: 1.6;
  white-space: pre;
  resize: vertical;
`;
