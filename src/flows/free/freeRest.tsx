import type {ComponentType} from 'react';
import type {FreeScreen} from '../../../machines/free/freeTypes.ts';
import {CreatedScreen} from '../shared/screens/createdScreen.tsx';
import {CreatingScreen} from '../shared/screens/creatingScreen.tsx';
import {DetailsScreen} from '../shared/screens/detailsScreen.tsx';
import {ExampleDataScreen} from '../shared/screens/exampleDataScreen.tsx';
import {SomethingWentWrongScreen} from '../shared/screens/somethingWentWrongScreen.tsx';
import {TeamScreen} from '../shared/screens/teamScreen.tsx';

/** What the FREE flow shows after its start. */
export const freeRest: Record<Exclude<FreeScreen, 'flowChoice' | 'account'>, ComponentType> = {
  details: DetailsScreen,
  team: TeamScreen,
  exampleData: () => <ExampleDataScreen submitText="create" />,
  creating: CreatingScreen,
  created: CreatedScreen,
  somethingWentWrong: SomethingWentWrongScreen,
};
