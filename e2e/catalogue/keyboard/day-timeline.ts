import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const expectFocusedRow = (name: string) => (page: Page) =>
  expect(page.getByRole('rowheader', { name, exact: true })).toBeFocused()
const expectFocusedDay = (name: string) => (page: Page) =>
  expect(page.getByRole('gridcell', { name, exact: true })).toBeFocused()

const specimen = 'rows'
/** Moves to the first day of the first row. */
const toFirstDay = ['Tab', 'ArrowRight', 'ArrowRight'] as const

export const dayTimeline: KeyboardTable = {
  component: 'DayTimeline',
  cases: [
    { noteKeys: 'Tab', specimen, testedKeys: ['Tab'], expectResult: expectFocusedRow('Worker 1') },
    {
      noteKeys: 'Tab',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Renew' }).first()).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen,
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Tab',
      specimen,
      setupKeys: toFirstDay,
      testedKeys: ['Tab', 'Shift+Tab'],
      expectResult: expectFocusedDay('Worker 1 on day 1'),
    },
    {
      noteKeys: 'Flecha arriba, Flecha abajo',
      specimen,
      setupKeys: toFirstDay,
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: expectFocusedDay('Worker 2 on day 1'),
    },
    {
      noteKeys: 'Flecha izquierda, Flecha derecha',
      specimen,
      setupKeys: toFirstDay,
      testedKeys: ['ArrowRight', 'ArrowRight', 'ArrowLeft'],
      expectResult: expectFocusedDay('Worker 1 on day 2'),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: toFirstDay,
      testedKeys: ['End'],
      expectResult: expectFocusedDay('Worker 1 on day 14'),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: toFirstDay,
      testedKeys: ['Home'],
      expectResult: expectFocusedRow('Worker 1'),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: ['Tab'],
      testedKeys: ['Control+End'],
      expectResult: expectFocusedDay('Worker 4 on day 14'),
    },
    {
      noteKeys: 'Re Pág, Av Pág',
      specimen: 'edge-many-rows',
      setupKeys: ['Tab'],
      testedKeys: ['PageDown', 'PageDown', 'PageUp'],
      expectResult: expectFocusedRow('Worker 11'),
    },
    {
      noteKeys: 'Enter',
      specimen,
      setupKeys: toFirstDay,
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page).toHaveURL(/#Worker%201%200$/),
    },
  ],
}
