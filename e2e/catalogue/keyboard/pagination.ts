import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const pagination: KeyboardTable = {
  component: 'Pagination',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'turning',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Previous page' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'turning',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Page 1', exact: true })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'turning',
      setupKeys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Next page' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'turning',
      setupKeys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'turning',
      setupKeys: ['Tab', 'Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'turning',
      setupKeys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      testedKeys: ['Space', 'Space'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Page 3', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'turning',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'turning',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) =>
        expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        ),
    },
  ],
}
