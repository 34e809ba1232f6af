import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

/** Creates an `expectResult` that expects the focus on the link with this name. */
const expectFocusedLink = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('link', { name })).toBeFocused()

const specimen = 'week'

export const weekCalendar: KeyboardTable = {
  component: 'WeekCalendar',
  cases: [
    { noteKeys: 'Tab', specimen, testedKeys: ['Tab'], expectResult: expectFocusedLink('Grandparents') },
    {
      noteKeys: 'Tab',
      specimen,
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Flecha arriba, Flecha abajo',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: expectFocusedLink(/^Plumber/),
    },
    {
      noteKeys: 'Flecha izquierda, Flecha derecha',
      specimen,
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['ArrowRight'],
      expectResult: expectFocusedLink('New on wed 18 at 9:00'),
    },
    {
      noteKeys: 'Flecha izquierda, Flecha derecha',
      specimen,
      setupKeys: ['Tab', 'ArrowDown', 'ArrowRight'],
      testedKeys: ['ArrowLeft', 'ArrowLeft'],
      expectResult: expectFocusedLink(/^Gardener/),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: expectFocusedLink('New on tue 17 at 20:00'),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: ['Tab', 'ArrowDown'],
      testedKeys: ['Home'],
      expectResult: expectFocusedLink('Grandparents'),
    },
    {
      noteKeys: 'Enter',
      specimen,
      setupKeys: ['Tab', 'End'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#tue-20$/),
    },
  ],
}
