import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findRow = (page: Page, name: string) => page.getByRole('treeitem', { name })
/** Creates an `expectResult` that expects the focus on the row with this name. */
const expectFocusedRow = (name: string) => (page: Page) => expect(findRow(page, name)).toBeFocused()

export const tree: KeyboardTable = {
  component: 'Tree',
  waitUntilReady: (page) => expect(page.getByRole('tree')).toBeVisible(),
  cases: [
    { noteKeys: 'Tab', specimen: 'choosing', testedKeys: ['Tab'], expectResult: expectFocusedRow('Rules') },
    {
      noteKeys: 'Tab',
      specimen: 'open-and-chosen',
      testedKeys: ['Tab'],
      expectResult: expectFocusedRow('Living together PDF'),
    },
    {
      noteKeys: 'Tab',
      specimen: 'open-and-chosen',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: expectFocusedRow('Works'),
    },
    {
      noteKeys: 'Flecha derecha',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expectFocusedRow('Rules')(page)
        await expect(findRow(page, 'Living together')).toBeVisible()
      },
    },
    {
      noteKeys: 'Flecha derecha',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowRight'],
      testedKeys: ['ArrowRight'],
      expectResult: expectFocusedRow('Living together'),
    },
    {
      noteKeys: 'Flecha izquierda',
      specimen: 'choosing',
      setupKeys: ['Tab', 'ArrowRight', 'ArrowRight'],
      testedKeys: ['ArrowLeft', 'ArrowLeft'],
      expectResult: async (page) => {
        await expectFocusedRow('Rules')(page)
        await expect(findRow(page, 'Rules')).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'open-and-chosen',
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: expectFocusedRow('Map of the neighbourhood'),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'edge-thousands',
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: async (page) => {
        await expect(page.getByRole('treeitem', { name: 'Option 5000', exact: true })).toBeFocused()
        await expect(page.getByRole('treeitem', { name: 'Option 5000', exact: true })).toBeInViewport()
      },
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'open-and-chosen',
      setupKeys: ['Tab'],
      testedKeys: ['Home'],
      expectResult: expectFocusedRow('Rules'),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab', 'End'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(findRow(page, 'Map')).toHaveAttribute('aria-selected', 'true'),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: async (page) => {
        await expect(findRow(page, 'Rules')).toHaveAttribute('aria-selected', 'true')
        await expect(findRow(page, 'Rules')).toHaveAttribute('aria-expanded', 'true')
      },
    },
    {
      noteKeys: '*',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['*'],
      expectResult: async (page) => {
        await expect(findRow(page, 'Living together')).toBeVisible()
        await expect(findRow(page, 'How to ask')).toBeVisible()
      },
    },
    {
      noteKeys: 'Letras',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['w'],
      expectResult: expectFocusedRow('Works'),
    },
    {
      noteKeys: 'Letras',
      specimen: 'choosing',
      setupKeys: ['Tab'],
      testedKeys: ['m', 'a'],
      expectResult: expectFocusedRow('Map'),
    },
  ],
}
