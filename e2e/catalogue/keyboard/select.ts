import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findKindField = (page: Page) => page.getByRole('combobox', { name: 'Kind' })
const findUntilField = (page: Page) => page.getByRole('combobox', { name: 'Until' })
const expectNoFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(0)

export const select: KeyboardTable = {
  component: 'Select',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findKindField(page)).toBeFocused(),
    },
    { noteKeys: 'Tab', specimen: 'choosing', testedKeys: ['Tab', 'Tab'], expectResult: expectNoFocus },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowDown'],
      expectResult: (page) => expect(findKindField(page)).toHaveValue('long'),
    },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowDown', 'ArrowDown'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expect(findKindField(page)).toHaveValue('guest'),
    },
    {
      noteKeys: 'Letras',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['w'],
      expectResult: (page) => expect(findKindField(page)).toHaveValue('worker'),
    },
  ],
}

export const timeField: KeyboardTable = {
  component: 'TimeField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'office-hours',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findUntilField(page)).toBeFocused(),
    },
    { noteKeys: 'Tab', specimen: 'office-hours', testedKeys: ['Tab', 'Tab'], expectResult: expectNoFocus },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen: 'office-hours',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: (page) => expect(findUntilField(page)).toHaveValue('09:30'),
    },
    {
      noteKeys: 'Cifras',
      specimen: 'office-hours',
      setupKeys: ['Tab'],
      testedKeys: ['1', '4'],
      expectResult: (page) => expect(findUntilField(page)).toHaveValue('14:00'),
    },
  ],
}
