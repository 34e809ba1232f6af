import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'
import { pressWhenFocused } from './press-when-focused'

const findFromField = (page: Page) => page.getByRole('textbox', { name: 'From' })
const findToField = (page: Page) => page.getByRole('textbox', { name: 'To' })
const findCalendarButton = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const findButtonInCalendar = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

const keysToCalendarButton = ['Tab', 'Tab', 'Tab']

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
  testedKeys: [...keysToCalendarButton, 'Enter'],
  expectResult: async (page) => {
    await expect(findButtonInCalendar(page, '24 de noviembre')).toBeFocused()
    for (const [key, focusedDay] of steps) {
      await page.keyboard.press(key)
      await expect(findButtonInCalendar(page, focusedDay)).toBeFocused()
    }
  },
})

export const dateRangeField: KeyboardTable = {
  component: 'DateRangeField',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findFromField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(findToField(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: keysToCalendarButton,
      expectResult: (page) => expect(findCalendarButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: [...keysToCalendarButton, 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      testedKeys: [...keysToCalendarButton, 'Enter'],
      expectResult: (page) => expect(findButtonInCalendar(page, '24 de noviembre')).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'presets',
      testedKeys: [...keysToCalendarButton, 'Space'],
      expectResult: (page) =>
        expect(findButtonInCalendar(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
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
      testedKeys: [...keysToCalendarButton, 'Enter'],
      expectResult: async (page) => {
        await pressWhenFocused(findButtonInCalendar(page, '24 de noviembre'), [
          'ArrowRight',
          'Enter',
          'ArrowDown',
          'Enter',
        ])
        await expect(findCalendarButton(page)).toBeFocused()
        await expect(findFromField(page)).toHaveValue('25-11-2026')
        await expect(findToField(page)).toHaveValue('02-12-2026')
      },
    },
    {
      noteKeys: 'Enter',
      specimen: 'presets',
      testedKeys: [...keysToCalendarButton, 'Enter'],
      expectResult: async (page) => {
        await expect(findButtonInCalendar(page, '24 de noviembre')).toBeFocused()
        await findButtonInCalendar(page, 'Last 7 days').focus()
        await page.keyboard.press('Enter')
        await expect(findCalendarButton(page)).toBeFocused()
        await expect(findFromField(page)).toHaveValue('18-11-2026')
        await expect(findToField(page)).toHaveValue('24-11-2026')
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'choosing',
      testedKeys: [...keysToCalendarButton, 'Enter'],
      expectResult: async (page) => {
        await pressWhenFocused(findButtonInCalendar(page, '24 de noviembre'), [
          'ArrowLeft',
          'Enter',
          'Escape',
        ])
        await expect(findCalendarButton(page)).toBeFocused()
        await expect(findFromField(page)).toHaveValue('24-11-2026')
        await expect(findToField(page)).toHaveValue('30-11-2026')
      },
    },
  ],
}
