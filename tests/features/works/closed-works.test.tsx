import type { Mock } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { above } from '@/design-system/theme/tokens'
import { renderScreen } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'
import { buildGroupsPath } from './group-steps'

const matchMedia = window.matchMedia

/** Opens the page as in a wide window, where the hint about the keyboard is. */
const widenWindow = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === above.compact }))

const openRoster = (workId: number, as: 'residente' | 'obra', parameters = '') =>
  renderScreen(`/construction/${workId}?tab=nomina${parameters}`, { as })

test.each([
  ['finished', 507, 'residente', 'La nómina está vacía. La obra está finalizada.'],
  ['suspended', 510, 'obra', 'La nómina está vacía. La obra está suspendida.'],
] as const)(
  'the empty roster of a %s work says so, and does not invite to add workers',
  async (_status, id, as, text) => {
    await openRoster(id, as)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(/Agregá al primero/)).not.toBeInTheDocument()
  },
)

test('the empty roster of a current work invites to add the first worker', async () => {
  await openRoster(509, 'residente')
  expect(await screen.findByText(/Agregá al primero\.$/)).toBeVisible()
})

test('a search that finds nobody does not offer to add workers to a finished work', async () => {
  await openRoster(505, 'obra', '&modo=dias&dni=zzz')
  expect(await screen.findByText('Nadie de la nómina tiene «zzz» en su nombre ni en su DNI.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Agregar trabajador' })).not.toBeInTheDocument()
})

test('a finished work without groups says that nobody can be authorized any more', async () => {
  await renderScreen(buildGroupsPath('', 507), { as: 'residente' })
  expect(
    await screen.findByText(
      matchWholeText(
        'La obra terminó el 19-06-2025: ya no se puede autorizar el ingreso. Si buscás una que está inactiva, marcá «Ver también inactivas».',
      ),
    ),
  ).toBeVisible()
  expect(screen.queryByText(/^Creá una autorización/)).not.toBeInTheDocument()
})

test('the next days of a finished work offer nothing to renew', async () => {
  widenWindow()
  await openRoster(505, 'obra', '&modo=dias')
  const timeline = within(await screen.findByRole('grid', { name: /^Quiénes entran del / }))
  expect(timeline.getByText(/^No entra: la obra está finalizada/)).toBeVisible()
  expect(
    timeline.queryByRole('button', { name: /^(Renovar|Ver autorizaciones|Editar)/ }),
  ).not.toBeInTheDocument()
  expect(screen.getByText('Con el teclado, movete con las flechas.')).toBeVisible()
})

test('the next days of a current work say what Enter opens', async () => {
  widenWindow()
  await openRoster(501, 'obra', '&modo=dias')
  expect(await screen.findByText(/Enter abre lo que hay que renovar\.$/)).toBeVisible()
})

/** Makes a work and its groups end on a day. */
const endWork = (workId: number, end_date: string) => async (mock: Mock) => {
  await mock.db.works.save({ ...mock.db.works.require(workId), end_date })
  for (const group of mock.db.workGroups.by('work_id', workId))
    await mock.db.workGroups.save({ ...group, to_date: end_date })
}

test('the end of the work is the reason after its last day, and is no reason to look at its groups', async () => {
  await renderScreen('/construction/502?tab=nomina&modo=dias&dni=pineiro', {
    as: 'obra',
    prepare: endWork(502, '2026-03-20'),
  })
  const timeline = within(await screen.findByRole('grid', { name: /^Quiénes entran del / }))
  expect(timeline.getByRole('rowheader')).toHaveAccessibleDescription(
    'No entra desde el 21-03: termina la obra.',
  )
  expect(timeline.queryByRole('button', { name: /^Ver autorizaciones/ })).not.toBeInTheDocument()
})
