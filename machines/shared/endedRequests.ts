import {type Draft, type End, endOf, ENDS, isLike, type Requested} from './draft.ts';

const withList = (draft: Draft, end: End, requests: readonly Requested[]): Draft => {
  const {[end]: _, ...others} = draft;
  return requests.length > 0 ? {...others, [end]: requests} : others;
};

const withoutSent = ({sent: _, ...draft}: Draft): Draft => draft;

/** The request that was sent has ended so, whatever became of one like it before; without an end, nothing came of it. */
export const endSent = (draft: Draft, end?: End): Draft => {
  const {sent} = draft;
  const answered = withoutSent(draft);
  if (!sent || !end) return answered;
  const isSent = isLike(sent);
  const rid = ENDS.reduce(
    (known, each) =>
      withList(
        known,
        each,
        (known[each] ?? []).filter((one) => !isSent(one)),
      ),
    answered,
  );
  return withList(rid, end, [...(rid[end] ?? []), sent]);
};

/** A refusal, which may be of a request that was done before; it takes nothing away from what is known of one like it. */
export const refuseSent = (draft: Draft, isDoubtful: boolean): Draft => {
  const {sent} = draft;
  const isNews = sent && isDoubtful && !endOf(draft, sent);
  return endSent(draft, isNews ? 'refused' : undefined);
};

/** What is told of also after the form values are cleared. */
export const withLostOf = (draft: Draft, {lost = []}: Draft): Draft =>
  withList(draft, 'lost', lost);
