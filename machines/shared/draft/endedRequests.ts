import {type Draft, emptyDraft, type End, endOf, ENDS, isLike, type Requested} from './draft.ts';
import {isEmptyDraft} from './restoreDraft.ts';

const withList = (draft: Draft, end: End, requests: readonly Requested[]): Draft => {
  const {[end]: _, ...others} = draft;
  return requests.length > 0 ? {...others, [end]: requests} : others;
};

const isOrder = ({purpose}: Requested): boolean => purpose === 'upgrade';

const withoutSent = ({sent: _, ...draft}: Draft): Draft => draft;

/** Records how the request that was sent ended, in place of an earlier end of one like it. Without an end it had no effect. */
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

/** Records that the request that was sent is done, and the address that it gave. */
export const acceptSent = (draft: Draft, url: string | undefined): Draft => {
  const {acceptedUrl: _url, ordered: _ordered, ...ended} = endSent(draft, 'accepted');
  const isSecond = draft.accepted?.some((one) => one.domainName === draft.sent?.domainName);
  return {
    ...ended,
    ...(url && {acceptedUrl: url}),
    ...(!isSecond && {ordered: draft.subscriptionDetails}),
  };
};

/** Records a refusal. The request may have succeeded before, so what is known of one like it stays. */
export const refuseSent = (draft: Draft, isDoubtful: boolean): Draft => {
  const {sent} = draft;
  const isNews = sent && isDoubtful && !endOf(draft, sent);
  return endSent(draft, isNews ? 'refused' : undefined);
};

/**
 * What is left once the form values are cleared (specification 3.1): orders of upgrades that were lost or not
 * paid. The last one accepted is what the values were for, and is settled with them.
 */
export const clearedDraft = (draft: Draft): Draft => {
  const {lost = [], accepted = []} = draft;
  const unsettled = isEmptyDraft(draft) ? accepted : accepted.slice(0, -1);
  return withList(
    withList(emptyDraft, 'lost', lost.filter(isOrder)),
    'accepted',
    unsettled.filter(isOrder),
  );
};
