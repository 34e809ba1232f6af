import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'
import { pressWhenFocused } from './press-when-focused'

const findFromField = (page: Page) => page.getByRole('textbox', { name: 'From' })
const findToField = (page: Page) => page.getByRole('textbox', { name: 'To' })
const findButton = (page: Page) => page.getByRole('button', { name: 'Calendar' })
const findCalendarButton = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name })

const keysToButton = ['Tab', 'Tab', 'Tab']

/**
 * Creates a case that presses keys in the open calendar, and expects the focused day after each key. The calendar opens on
 * 24 November.
 */
const createCalendarCase = (
  keys: string,
  steps: readonly [key: string, focusedDay: string][],
): KeyboardCase => ({
  noteKeys: keys,
  specimen: 'choosing',
  testedKeys: [...keysToButton, 'Enter'],
  expectResult: async (page) => {
    await expect(findCalendarButton(page, '24 de noviembre')).toBeFocused()
    for (const [key, focusedDay] of steps) {
      await page.keyboard.press(key)
      await expect(findCalendarButton(page, focusedDay)).toBeFocused()
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
      testedKeys: keysToButton,
      expectResult: (page) => expect(findButton(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: [...keysToButton, 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      testedKeys: [...keysToButton, 'Enter'],
      expectResult: (page) => expect(findCalendarButton(page, '24 de noviembre')).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'presets',
      testedKeys: [...keysToButton, 'Space'],
      expectResult: (page) => expect(findCalendarButton(page, 'Hoy, martes, 24 de noviembre')).toBeFocused(),
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
      testedKeys: [...keysToButton, 'Enter'],
      expectResult: async (page) => {
        await pressWhenFocused(findCalendarButton(page, '24 de noviembre'), [
          'ArrowRight',
          'Enter',
          'ArrowDown',
          'Enter',
        ])
        await expect(findButton(page)).toBeFocused()
        await expect(findFromField(page)).toHaveValue('25-11-2026')
        await expect(findToField(page)).toHaveValue('02-12-2026')
      },
    },
    {
      noteKeys: 'Enter',
      specimen: 'presets',
      testedKeys: [...keysToButton, 'Enter'],
      expectResult: async (page) => {
        await expect(findCalendarButton(page, '24 de noviembre')).toBeFocused()
        await findCalendarButton(page, 'Last 7 days').focus()
        await page.keyboard.press('Enter')
        await expect(findButton(page)).toBeFocused()
        await expect(findFromField(page)).toHaveValue('18-11-2026')
        await expect(findToField(page)).toHaveValue('24-11-2026')
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'choosing',
      testedKeys: [...keysToButton, 'Enter'],
      expectResult: async (page) => {
        await pressWhenFocused(findCalendarButton(page, '24 de noviembre'), ['ArrowLeft', 'Enter', 'Escape'])
        await expect(findButton(page)).toBeFocused()
        await expect(findFromField(page)).toHaveValue('24-11-2026')
        await expect(findToField(page)).toHaveValue('30-11-2026')
      },
    },
  ],
}
