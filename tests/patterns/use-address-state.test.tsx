import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter, Router, type To, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { useAddressState } from '@/patterns/address/use-address-state'

const schema = v.object({
  tab: v.picklist(['vigentes', 'todas']),
  search: v.pipe(v.string(), v.maxLength(20)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  open: v.boolean(),
})
type State = v.InferOutput<typeof schema>
const defaults: State = { tab: 'vigentes', search: '', page: 1, open: false }

function draw(address = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      {children}
    </MemoryRouter>
  )
  const { result } = renderHook(
    () => ({
      address: useAddressState(schema, defaults),
      location: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  )
  return {
    state: () => result.current.address[0],
    changer: () => result.current.address[1],
    change: (patch: Partial<State>) => act(() => result.current.address[1](patch)),
    search: () => result.current.location.search,
    pathname: () => result.current.location.pathname,
    back: () => act(() => void result.current.navigate(-1)),
  }
}

describe('the state of an address', () => {
  test('has typed parameters', () => {
    const { state } = draw('/?tab=todas&search=jard%C3%ADn&page=3&open=true')
    expect(state()).toEqual({ tab: 'todas', search: 'jardín', page: 3, open: true })
  })

  test('has defaults for missing parameters', () => {
    expect(draw('/').state()).toEqual(defaults)
    expect(draw('/?utm_source=mail&__proto__=x').state()).toEqual(defaults)
  })

  test('has defaults for invalid parameters only', () => {
    const { state } = draw('/?tab=viejas&search=jard%C3%ADn&page=dos&open=si')
    expect(state()).toEqual({ ...defaults, search: 'jardín' })
  })

  test.each(['', '0', '-1', '1.5', 'NaN', 'Infinity', '0x10', '1e1', ' 2', '2 ', '9'.repeat(400)])(
    'is no page: %j',
    (page) => {
      expect(draw(`/?page=${encodeURIComponent(page)}`).state()).toEqual(defaults)
    },
  )

  test('uses the first of two equal parameters', () => {
    expect(draw('/?page=2&page=3').state().page).toBe(2)
  })

  test('is the same object until it changes', () => {
    const { state, change } = draw('/?page=2')
    const before = state()
    change({ page: 2 })
    expect(state()).toEqual(before)
  })
})

describe('a change', () => {
  test('is written to the address without defaults', () => {
    const { state, change, search } = draw()
    change({ page: 2, tab: 'todas' })
    expect(search()).toBe('?page=2&tab=todas')
    change({ page: 1, search: '' })
    expect(search()).toBe('?tab=todas')
    expect(state()).toEqual({ ...defaults, tab: 'todas' })
  })

  test('keeps other parameters', () => {
    const { change, search } = draw('/?utm_source=mail&search=ana')
    change({ page: 2 })
    expect(search()).toBe('?utm_source=mail&search=ana&page=2')
  })

  test('replaces the history entry', () => {
    const { change, back, pathname } = draw()
    change({ page: 2 })
    change({ page: 3 })
    back()
    expect(pathname()).toBe('/before')
  })

  test('does not undo a simultaneous change', () => {
    const { changer, state } = draw()
    act(() => {
      changer()({ search: 'ana' })
      changer()({ page: 2 })
    })
    expect(state()).toEqual({ ...defaults, search: 'ana', page: 2 })
  })

  test('does not undo a newer change if it is delayed', () => {
    const { changer, change, state } = draw()
    const late = changer()
    change({ tab: 'todas' })
    act(() => late({ search: 'ana' }))
    expect(state()).toEqual({ ...defaults, tab: 'todas', search: 'ana' })
  })
})

test('a change applies before the router renders it', () => {
  const written: string[] = []
  const navigator = {
    createHref: () => '',
    go: () => {},
    push: () => {},
    replace: (to: To) => void written.push(typeof to === 'string' ? to : (to.search ?? '')),
  }
  let location = '/?tab=todas'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook(() => useAddressState(schema, defaults), { wrapper })
  const change = (patch: Partial<State>) => act(() => result.current[1](patch))
  change({ open: true })
  change({ page: 2 })
  expect(result.current[0]).toEqual({ ...defaults, tab: 'todas', open: true, page: 2 })
  expect(written.at(-1)).toBe('?tab=todas&open=true&page=2')
  location = '/?page=7'
  rerender()
  expect(result.current[0]).toEqual({ ...defaults, page: 7 })
})

test('every state is equal after writing and reading', () => {
  const states = fc.record({
    tab: fc.constantFrom('vigentes' as const, 'todas' as const),
    search: fc.string({ unit: 'grapheme', maxLength: 5 }),
    page: fc.integer({ min: 1, max: 10_000 }),
    open: fc.boolean(),
  })
  fc.assert(
    fc.property(states, (wanted) => {
      const { change, search } = draw()
      change(wanted)
      expect(draw(`/${search()}`).state()).toEqual(wanted)
    }),
    { numRuns: 50 },
  )
})
