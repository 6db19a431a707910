// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {emptyDraft} from '../../../../machines/shared/draft/draft.ts';
import {openSession, startCreating} from '../../../support/session/openSession.ts';
import {account, password, signedUp} from '../../../support/people.ts';

describe('the page shown', () => {
  it('is nothing before the first visit', () => {
    expect(openSession().session.view()).toBeUndefined();
  });

  it.each([
    ['/', ['free', 'flowChoice']],
    ['/free/step3', ['free', 'account']],
    ['/pro', ['pro', 'account']],
    ['/premium/', ['upgrade', 'premium']],
    ['/upgrade/premium', ['upgrade', 'premium']],
    ['/nowhere', 'notFound'],
    ['/free/step9', 'notFound'],
  ])('at %s is %s', async (path, at) => {
    const stage = openSession();

    await stage.open(path);

    expect(stage.at()).toEqual(at);
    expect(stage.timesShown()).toBe(1);
  });

  it('is one flow at a time: the one left has ended', async () => {
    const stage = openSession();
    await stage.open('/free');
    const free = stage.actor();

    await stage.follow('/pro');

    expect(free.getSnapshot().status).toBe('done');
    expect(stage.at()).toEqual(['pro', 'account']);
  });

  it('keeps its actor while the visitor stays in a flow', async () => {
    const stage = openSession(signedUp);
    await stage.open('/free');
    const free = stage.actor();

    await stage.follow('/');

    expect(stage.actor()).toBe(free);
    expect(stage.at()).toEqual(['free', 'flowChoice']);
  });

  it('ends the flow when the visitor goes to a page that does not exist', async () => {
    const stage = openSession();
    await stage.open('/free');
    const free = stage.actor();

    await stage.follow('/nowhere');

    expect([stage.at(), free.getSnapshot().status]).toEqual(['notFound', 'done']);
  });

  it('opens the flow that a plan leads to', async () => {
    const stage = openSession();
    await stage.open('/');

    await stage.send({type: 'plan.choose', plan: 'pro'}, {type: 'plan.confirm'});

    expect(stage.at()).toEqual(['pro', 'account']);
    expect(stage.context().plan).toBe('pro');
  });
});

describe('what is carried from flow to flow', () => {
  it('is the draft and the password, which no draft holds', async () => {
    const stage = openSession();
    await stage.open('/free');
    await stage.send({type: 'account.submit', values: account, password: password()});

    await stage.follow('/pro');

    expect(stage.context().draft).toEqual({...emptyDraft, ...account});
    expect(stage.context().password?.reveal()).toBe('Welkom2024x');
    expect(JSON.stringify(stage.written)).not.toContain('Welkom2024x');
  });

  it('is a password that was typed and not submitted, which opens no step @S38', async () => {
    const stage = openSession(signedUp);
    await stage.open('/free');
    await stage.send({type: 'draft.save', values: {}, password: password()});

    await stage.follow('/pro');
    const {typedPassword} = stage.context();
    await stage.follow('/pro/step2');

    expect(typedPassword?.reveal()).toBe('Welkom2024x');
    expect(stage.at()).toEqual(['pro', 'account']);
    expect(JSON.stringify(stage.written)).not.toContain('Welkom2024x');
    await stage.send({type: 'account.submit', values: account, password: password()});
    expect(stage.context().typedPassword).toBeUndefined();
  });

  it('is every change of the draft, written once @3-1', async () => {
    const stage = openSession();
    await stage.open('/free');
    stage.written.length = 0;

    await stage.send({type: 'draft.save', values: {firstName: 'Jan'}});
    await stage.send({type: 'domain.edit'});

    expect(stage.written).toEqual([{...emptyDraft, firstName: 'Jan'}]);
  });

  it('is nothing once the environment is created @B17', async () => {
    const stage = openSession();
    await startCreating(stage);
    await stage.answer('createEnvironment', {kind: 'accepted', environment: {}});
    expect(stage.at()).toEqual(['free', 'created']);
    expect(stage.draft()).toEqual(emptyDraft);

    await stage.follow('/pro');

    expect(stage.context().draft).toEqual(emptyDraft);
    expect(stage.context().password).toBeUndefined();
  });
});

describe('while the environment is being created', () => {
  it.each(['/pro', '/upgrade/', '/nowhere', '/', '/free'])('%s is refused', async (path) => {
    const stage = openSession();
    await startCreating(stage);

    await stage.follow(path);

    expect(stage.at()).toEqual(['free', 'creating']);
    expect(stage.asked('createEnvironment').length).toBe(1);
  });
});
