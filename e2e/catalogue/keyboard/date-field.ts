import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'
import { pressWhenFocused } from './press-when-focused'

const findField = (page: Page) => page.getByRole('textbox', { name: 'From' })
const findOpenButton = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const findDay = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

/**
 * Creates a case that opens the calendar, in which 24 November has the focus. For each step, the case presses the key, and
 * expects the focus to be on the day of the step. A day is a part of a button's name: ', 2 de diciembre' starts with a comma,
 * so that it does not match 22 December.
 */
const createCalendarCase = (
  noteKeys: string,
  steps: readonly [key: string, focusedDay: string][],
): KeyboardCase => ({
  noteKeys,
  specimen: 'choosing',
  testedKeys: ['Tab', 'Tab', 'Enter'],
  expectResult: async (page) => {
    await expect(findDay(page, '24 de noviembre')).toBeFocused()
    for (const [key, focusedDay] of steps) {
      await page.keyboard.press(key)
      await expect(findDay(page, focusedDay)).toBeFocused()
    }
  },
})

export const dateField: KeyboardTable = {
  component: 'DateField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(findOpenButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab', 'Enter'],
      expectResult: (page) => expect(findDay(page, '24 de noviembre')).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'year-menu',
      testedKeys: ['Tab', 'Tab', 'Space'],
      expectResult: (page) => expect(findDay(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
    },
    createCalendarCase('Flechas', [
      ['ArrowRight', '25 de noviembre'],
      ['ArrowDown', ', 2 de diciembre'],
      ['ArrowLeft', ', 1 de diciembre'],
      ['ArrowUp', '24 de noviembre'],
    ]),
    createCalendarCase('Inicio, Fin', [
      ['Home', '23 de noviembre'],
      ['End', '29 de noviembre'],
    ]),
    createCalendarCase('Re Pág, Av Pág', [
      ['PageUp', '24 de octubre'],
      ['PageDown', '24 de noviembre'],
      ['PageDown', '24 de diciembre'],
    ]),
    {
      noteKeys: 'Enter',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ControlOrMeta+a', ...'01122026'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findField(page)).toHaveValue('01-12-2026'),
    },
    {
      noteKeys: 'Enter',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab', 'Enter'],
      expectResult: async (page) => {
        await pressWhenFocused(findDay(page, '24 de noviembre'), ['ArrowRight', 'Enter'])
        await expect(findOpenButton(page)).toBeFocused()
        await expect(findField(page)).toHaveValue('25-11-2026')
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab', 'Enter'],
      expectResult: async (page) => {
        await pressWhenFocused(findDay(page, '24 de noviembre'), ['ArrowRight', 'Escape'])
        await expect(findOpenButton(page)).toBeFocused()
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(findField(page)).toHaveValue('24-11-2026')
      },
    },
  ],
}
