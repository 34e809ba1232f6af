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

function renderState(address = '/') {
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
    getChange: () => result.current.address[1],
    change: (patch: Partial<State>) => act(() => result.current.address[1](patch)),
    search: () => result.current.location.search,
    pathname: () => result.current.location.pathname,
    goBack: () => act(() => void result.current.navigate(-1)),
  }
}

describe('the state of an address', () => {
  test('has typed parameters', () => {
    const { state } = renderState('/?tab=todas&search=jard%C3%ADn&page=3&open=true')
    expect(state()).toEqual({ tab: 'todas', search: 'jardín', page: 3, open: true })
  })

  test('has defaults for missing parameters', () => {
    expect(renderState('/').state()).toEqual(defaults)
    expect(renderState('/?utm_source=mail&__proto__=x').state()).toEqual(defaults)
  })

  test('has defaults for invalid parameters only', () => {
    const { state } = renderState('/?tab=viejas&search=jard%C3%ADn&page=dos&open=si')
    expect(state()).toEqual({ ...defaults, search: 'jardín' })
  })

  test.each(['', '0', '-1', '1.5', 'NaN', 'Infinity', '0x10', '1e1', ' 2', '2 ', '9'.repeat(400)])(
    'has the default page instead of the invalid page %j',
    (page) => {
      expect(renderState(`/?page=${encodeURIComponent(page)}`).state()).toEqual(defaults)
    },
  )

  test('uses the first of two parameters with the same name', () => {
    expect(renderState('/?page=2&page=3').state().page).toBe(2)
  })

  test('is equal after a change to the same value', () => {
    const { state, change } = renderState('/?page=2')
    const previousState = state()
    change({ page: 2 })
    expect(state()).toEqual(previousState)
  })
})

describe('a change', () => {
  test('is written to the address without defaults', () => {
    const { state, change, search } = renderState()
    change({ page: 2, tab: 'todas' })
    expect(search()).toBe('?page=2&tab=todas')
    change({ page: 1, search: '' })
    expect(search()).toBe('?tab=todas')
    expect(state()).toEqual({ ...defaults, tab: 'todas' })
  })

  test('keeps other parameters', () => {
    const { change, search } = renderState('/?utm_source=mail&search=ana')
    change({ page: 2 })
    expect(search()).toBe('?utm_source=mail&search=ana&page=2')
  })

  test('replaces the history entry', () => {
    const { change, goBack, pathname } = renderState()
    change({ page: 2 })
    change({ page: 3 })
    goBack()
    expect(pathname()).toBe('/before')
  })

  test('does not undo a simultaneous change', () => {
    const { getChange, state } = renderState()
    act(() => {
      getChange()({ search: 'ana' })
      getChange()({ page: 2 })
    })
    expect(state()).toEqual({ ...defaults, search: 'ana', page: 2 })
  })

  test('does not undo a newer change when applied late', () => {
    const { getChange, change, state } = renderState()
    const lateChange = getChange()
    change({ tab: 'todas' })
    act(() => lateChange({ search: 'ana' }))
    expect(state()).toEqual({ ...defaults, tab: 'todas', search: 'ana' })
  })
})

test('has the changed state before the router renders the new address', () => {
  const writtenSearches: string[] = []
  const navigator = {
    createHref: () => '',
    go: () => {},
    push: () => {},
    replace: (to: To) => void writtenSearches.push(typeof to === 'string' ? to : (to.search ?? '')),
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
  expect(writtenSearches.at(-1)).toBe('?tab=todas&open=true&page=2')
  location = '/?page=7'
  rerender()
  expect(result.current[0]).toEqual({ ...defaults, page: 7 })
})

test('reads every state as it was written', () => {
  const states = fc.record({
    tab: fc.constantFrom('vigentes' as const, 'todas' as const),
    search: fc.string({ unit: 'grapheme', maxLength: 5 }),
    page: fc.integer({ min: 1, max: 10_000 }),
    open: fc.boolean(),
  })
  fc.assert(
    fc.property(states, (newState) => {
      const { change, search } = renderState()
      change(newState)
      expect(renderState(`/${search()}`).state()).toEqual(newState)
    }),
    { numRuns: 50 },
  )
})
