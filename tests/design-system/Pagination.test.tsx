import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { buildPageSlots } from '@/design-system/components/Pagination/page-slots'

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
}

function StatefulPagination({
  initialPage = 1,
  total,
  onChange,
}: {
  initialPage?: number
  total: number
  onChange?: (page: number) => void
}) {
  const [page, setPage] = useState(initialPage)
  const goToPage = (next: number) => {
    onChange?.(next)
    setPage(next)
  }
  return <Pagination page={page} pageSize={10} total={total} labels={labels} onChange={goToPage} />
}

const findButton = (name: string) => screen.getByRole('button', { name })

test('is a landmark that marks the current page', () => {
  render(<StatefulPagination initialPage={2} total={30} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
  expect(findButton('Page 2')).toHaveAttribute('aria-current', 'page')
  expect(findButton('Page 1')).not.toHaveAttribute('aria-current')
})

test('goes to a page, to the next page and to the previous page', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<StatefulPagination total={30} onChange={onChange} />)
  await user.click(findButton('Page 3'))
  await user.click(findButton('Previous page'))
  await user.click(findButton('Next page'))
  expect(onChange.mock.calls).toEqual([[3], [2], [3]])
})

test('on the last page, “Next page” keeps the focus; this button and the button of the current page do nothing', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<StatefulPagination initialPage={2} total={30} onChange={onChange} />)
  await user.click(findButton('Next page'))
  expect(findButton('Next page')).toHaveFocus()
  expect(findButton('Next page')).toHaveAttribute('aria-disabled', 'true')

  await user.keyboard('{Enter}')
  await user.click(findButton('Page 3'))
  expect(onChange.mock.calls).toEqual([[3]])
})

test('renders nothing if there is one page or no page', () => {
  const { container } = render(
    <>
      <StatefulPagination total={10} />
      <StatefulPagination total={0} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('`buildPageSlots` returns at most five slots in order, which include the first, the last and the current page', () => {
  const pageAndPageCount = fc
    .integer({ min: 1, max: 2000 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))

  fc.assert(
    fc.property(pageAndPageCount, ([page, pageCount]) => {
      const slots = buildPageSlots(page, pageCount)
      const slotPages = slots.filter((slot) => typeof slot === 'number')
      expect(slots.length).toBe(Math.min(pageCount, 5))
      expect(slotPages).toContain(page)
      expect(slotPages[0]).toBe(1)
      expect(slotPages.at(-1)).toBe(pageCount)
      expect(slotPages).toEqual([...new Set(slotPages)].sort((left, right) => left - right))
      expect(new Set(slots).size).toBe(slots.length)
    }),
  )
})

test.each([
  [1, 4, [1, 2, 3, 4]],
  [3, 9, [1, 2, 3, 'gap-after', 9]],
  [4, 9, [1, 'gap-before', 4, 'gap-after', 9]],
  [7, 9, [1, 'gap-before', 7, 8, 9]],
])('page %i of %i has the slots %j', (page, pageCount, slots) => {
  expect(buildPageSlots(page, pageCount)).toEqual(slots)
})

test.each([
  [Number.NaN, 10],
  [98, 0],
  [98, Number.NaN],
  [-5, 10],
])('renders nothing for a total of %d rows and a page size of %d', (total, pageSize) => {
  const { container } = render(
    <Pagination page={1} pageSize={pageSize} total={total} labels={labels} onChange={() => {}} />,
  )
  expect(container).toBeEmptyDOMElement()
})

/** Each row: a current page outside the three pages, the clicked button, and the page that the click chooses. */
test.each([
  [40, 'Previous page', 3],
  [40, 'Page 3', 3],
  [-2, 'Next page', 1],
  [-2, 'Page 1', 1],
])('goes from the nonexistent page %d by the button "%s" to page %d', async (initialPage, name, page) => {
  const onChange = vi.fn()
  render(<StatefulPagination initialPage={initialPage} total={30} onChange={onChange} />)
  expect(screen.getByRole('navigation').querySelector('[aria-current]')).toBeNull()
  await userEvent.click(findButton(name))
  expect(onChange.mock.calls).toEqual([[page]])
})
