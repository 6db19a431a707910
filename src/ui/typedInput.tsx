import {
  memo,
  useRef,
  useState,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import {Input} from './controlFrame.tsx';
import {useEarlyInput} from './earlyInput.ts';
import {useMergedRef} from './mergedRef.ts';
import {useMissedInput} from './missedInput.ts';
import {tellAfterPaint} from './tellAfterPaint.ts';
import {useLatest} from './useLatest.ts';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  value: string;
  /** Told what is typed once it is on the screen. */
  onChange: ChangeEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Shows what is typed without drawing anything but itself; a value that its owner gives anew takes its place. */
export const TypedInput = memo(function TypedInput({value, onChange, ref, ...native}: Props) {
  const own = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({text: value, since: value});
  const isGivenAnew = typed.since !== value;
  if (isGivenAnew) setTyped({text: value, since: value});
  const text = isGivenAnew ? value : typed.text;
  useEarlyInput(own, text);
  const known = useLatest(text);
  const tell = useLatest(onChange);
  useMissedInput(own, known);
  return (
    <Input
      {...native}
      value={text}
      ref={useMergedRef(own, ref)}
      onChange={(event) => {
        known.current = event.target.value;
        setTyped({text: event.target.value, since: value});
        tellAfterPaint(own, event.nativeEvent, () => tell.current(event));
      }}
    />
  );
});
