import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const kind = (page: Page) => page.getByRole('combobox', { name: 'Kind' })
const until = (page: Page) => page.getByRole('combobox', { name: 'Until' })
const expectNoFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(0)

export const select: KeyboardTable = {
  component: 'Select',
  cases: [
    { keys: 'Tab', specimen: 'choosing', press: ['Tab'], holds: (page) => expect(kind(page)).toBeFocused() },
    { keys: 'Tab', specimen: 'choosing', press: ['Tab', 'Tab'], holds: expectNoFocus },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
      holds: (page) => expect(kind(page)).toHaveValue('long'),
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      from: ['Tab', 'ArrowDown', 'ArrowDown'],
      press: ['ArrowUp'],
      holds: (page) => expect(kind(page)).toHaveValue('guest'),
    },
    {
      keys: 'Letras',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['w'],
      holds: (page) => expect(kind(page)).toHaveValue('worker'),
    },
  ],
}

export const timeField: KeyboardTable = {
  component: 'TimeField',
  cases: [
    {
      keys: 'Tab',
      specimen: 'office-hours',
      press: ['Tab'],
      holds: (page) => expect(until(page)).toBeFocused(),
    },
    { keys: 'Tab', specimen: 'office-hours', press: ['Tab', 'Tab'], holds: expectNoFocus },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen: 'office-hours',
      from: ['Tab'],
      press: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      holds: (page) => expect(until(page)).toHaveValue('09:30'),
    },
    {
      keys: 'Cifras',
      specimen: 'office-hours',
      from: ['Tab'],
      press: ['1', '4'],
      holds: (page) => expect(until(page)).toHaveValue('14:00'),
    },
  ],
}
