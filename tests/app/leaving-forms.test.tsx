import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '@/features/accounts/recovery/PasswordRecoverScreen'
import '@/features/accounts/recovery/PasswordRequestScreen'
import '@/features/accounts/register/RegisterScreen'
import { App } from '@/app/App'
import { PublicPage } from '@/features/public/PublicPage'
import { PublicPortal } from '@/features/public/PublicPortal'
import { renderPublic } from '../support/render-public'
import { renderScreen } from '../support/render-screen'
import { chooseCases } from '../support/scope'
import { isUnloadBlocked } from '../support/unload'
import { type LeavingCase, leavingCases } from './leaving-cases'

const clickLink = async (user: UserEvent) =>
  user.click(screen.getAllByRole('link', { name: 'Movimientos' })[0] as HTMLElement)

async function chooseInMenu(user: UserEvent, item: string) {
  await user.click(screen.getByRole('button', { name: /^Bienvenido/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** A step back to an earlier entry of the portal, as the router sees it. */
const goBack = async () => {
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: -1 } }))
}

const clickScrim = async (user: UserEvent) => user.click(screen.getByRole('dialog'))
const clickClose = async (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Cerrar la ventana' }))

type Way = [name: string, leave: (user: UserEvent) => Promise<void>]

const closing: Way[] = [
  ['Escape', async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['a click on the scrim', clickScrim],
  ['the close button', clickClose],
]
const back: Way = ['Back', goBack]

/** The ways to leave a form besides a reload. The dialogs cover the links and the menu of the shell. */
const waysByPlace: Record<LeavingCase['place'], Way[]> = {
  page: [
    ['a link', clickLink],
    ['the profile', (user) => chooseInMenu(user, 'Mi perfil')],
    ['the sign-out', (user) => chooseInMenu(user, 'Salir')],
    back,
  ],
  dialog: [...closing, back],
  account: [back],
  public: [],
}

const text = '31020305'

const isChoice = (field: HTMLElement) =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)

async function change(user: UserEvent, field: HTMLElement) {
  if (isChoice(field)) await user.click(field)
  else {
    // Pasting would open the list at once.
    await user.click(field)
    await user.keyboard(text)
  }
}

function expectChanged(field: HTMLElement) {
  if (isChoice(field)) expect(field).toBeChecked()
  else expect((field as HTMLInputElement).value.replace(/\W/g, '')).toBe(text)
}

function openAddress({ place, address }: LeavingCase) {
  if (place === 'public') return renderPublic(address)
  return renderScreen(address, place === 'account' ? {} : { as: 'residente' })
}

/** Renders the page again, as after a reload. */
function reload({ place, address }: LeavingCase) {
  const publicPage = (
    <PublicPortal>
      <PublicPage pathname={address} isReady />
    </PublicPortal>
  )
  render(place === 'public' ? publicPage : <App />)
}

test.each(chooseCases(leavingCases, 4))(
  '$file asks before typed values are lost, and restores them',
  async (row) => {
    const { place, open, findField, hasDraft, isGuarded = true } = row
    const { user } = await openAddress(row)
    await open?.(user)
    const field = await findField()
    expect(screen.queryByText('Recuperamos lo que estabas escribiendo')).toBeNull()
    await change(user, field)
    expect(isUnloadBlocked()).toBe(isGuarded)
    for (const [name, leave] of isGuarded ? waysByPlace[place] : []) {
      await leave(user)
      const stay = await screen.findByRole('button', { name: 'Seguir editando' }).catch(() => undefined)
      expect(stay, `${name} asks`).toBeDefined()
      await user.click(stay as HTMLElement)
    }
    expectChanged(await findField())

    cleanup()
    reload(row)
    await open?.(user)
    const reopenedField = await findField()
    const notices = screen.queryAllByText('Recuperamos lo que estabas escribiendo')
    expect(notices).toHaveLength(hasDraft ? 1 : 0)
    if (hasDraft) expectChanged(reopenedField)
  },
)

test.each(chooseCases(leavingCases, 4).filter(({ open }) => !open))(
  '$file asks nothing if nothing is typed',
  async (row) => {
    const { user } = await openAddress(row)
    await row.findField()
    expect(isUnloadBlocked()).toBe(false)
    for (const [, leave] of waysByPlace[row.place].slice(0, 1)) await leave(user)
    expect(screen.queryByRole('button', { name: 'Seguir editando' })).toBeNull()
  },
)

test('the table has every form', () => {
  const files = ['src/features', 'src/patterns/person-list'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.tsx'))
      .filter((path) => /<(FormShell|CheckedForm)\b/.test(readFileSync(path, 'utf8')))
      .map((path) => path.replace(/^src\/(features\/)?/, '')),
  )
  expect(leavingCases.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
})
