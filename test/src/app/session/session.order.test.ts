import {expect, it} from 'vitest';
import {createFormValues} from '../../../../src/app/session/formValues.ts';
import {createSession} from '../../../../src/app/session/session.ts';
import {createCallDesk} from '../../../support/session/callDesk.ts';

it('the later of two paths requested at once is shown, also when the code of the first takes longer', async () => {
  const session = createSession({
    formValues: createFormValues(() => sessionStorage),
    telephoneRequired: true,
    services: createCallDesk().services,
  });
  await session.visit({path: '/free', by: 'address'});

  await Promise.all([
    session.visit({path: '/pro', by: 'history'}),
    session.visit({path: '/free', by: 'history'}),
  ]);

  const view = session.view();
  expect(view?.kind === 'flow' && view.flow.id).toBe('free');
});
