import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** How the user can leave a form: on a page with the shell, in a dialog over it, or on a page without the shell. */
type FormPlace = 'page' | 'dialog' | 'account' | 'public'

/** A form, and how the test opens it and types into it. */
export interface LeavingCase {
  /** The component that renders the form, in `src/features` or, with `patterns/`, in `src`. */
  file: string
  place: FormPlace
  address: string
  /** Opens the form if its address does not. */
  open?: (user: UserEvent) => Promise<void>
  /** Finds the field that the user changes: a text, or a choice that the user makes. */
  findField: () => Promise<HTMLElement>
  /** Whether the form contains the typed value when it opens again. */
  hasDraft: boolean
  /** False if the form has no question, because nothing in it is worth one. */
  isGuarded?: boolean
}

const findText = (name: RegExp) => () => screen.findByRole('textbox', { name })
const findChoice = (name: RegExp) => () => screen.findByRole('radio', { name })
const click = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const work = (tab: string, view: string) => `/construction/501?tab=${tab}${view}`

async function openContact(user: UserEvent) {
  await click(user, 'Agregar nuevo contacto')
}

async function openPerson(user: UserEvent) {
  await openContact(user)
  const number = await screen.findByRole('textbox', { name: /^Número de documento/ })
  if ((number as HTMLInputElement).value === '') await user.type(number, '31020304')
  await click(user, 'Siguiente')
}

async function openManagerInvitation(user: UserEvent) {
  const header = await screen.findByRole('rowheader', { name: 'Aguiñaga' })
  await user.click(within(header.parentElement as HTMLElement).getByRole('button', { name: /^Enviar/ }))
}

/** Opens the fields of a new person, unless a draft already shows them. */
async function openNewManager(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar responsable' }))
  const button = dialog.queryByRole('button', { name: 'Registrar persona nueva' })
  if (button) await user.click(button)
}

async function openWorkerStatus(user: UserEvent) {
  await click(user, 'Editar Acuña, Aníbal')
}

async function openList(user: UserEvent) {
  await click(user, 'Agregar una lista')
}

async function openRow(user: UserEvent) {
  await openList(user)
  await user.click(await screen.findByRole('textbox', { name: /^Filas copiadas/ }))
  await user.paste('DNI\tApellido\tNombre\tSexo\n33444777\tDomínguez\tRocío\tF\n41987023\t\t\t')
  const buttons = await screen.findAllByRole('button', { name: /^Corregir/ })
  await user.click(buttons.at(-1) as HTMLElement)
}

/** Every form of the portal. `leaving-forms.test.tsx` fails if a form is missing. */
export const leavingCases: LeavingCase[] = [
  {
    file: 'authorizations/terms/TermsForm.tsx',
    place: 'page',
    address: '/preauthorization/new?opciones=todas',
    findField: findText(/^Título/),
    hasDraft: true,
  },
  {
    file: 'lots/detail/RecordForm.tsx',
    place: 'page',
    address: '/manageproperty/201?tab=vehiculos&vista=nuevo',
    findField: findText(/^Patente/),
    hasDraft: true,
  },
  {
    file: 'submissions/form/SubmissionForm.tsx',
    place: 'page',
    address: '/submissions/101/new?tipo=seguros',
    findField: findText(/^Observaciones/),
    hasDraft: true,
  },
  {
    file: 'accounts/profile/ProfileScreen.tsx',
    place: 'page',
    address: '/profile',
    findField: findText(/^Teléfono/),
    hasDraft: true,
  },
  {
    file: 'contacts/DocumentStep.tsx',
    place: 'dialog',
    address: '/preauthorization/new?opciones=todas',
    open: openContact,
    findField: findText(/^Número de documento/),
    hasDraft: true,
  },
  {
    file: 'contacts/PersonStep.tsx',
    place: 'dialog',
    address: '/preauthorization/new?opciones=todas',
    open: openPerson,
    findField: findText(/^Apellido/),
    hasDraft: true,
  },
  {
    file: 'works/managers/InviteByEmailDialog.tsx',
    place: 'dialog',
    address: work('responsables', ''),
    open: openManagerInvitation,
    findField: findText(/^Email/),
    hasDraft: true,
  },
  {
    file: 'works/managers/AddManagerDialog.tsx',
    place: 'dialog',
    address: work('responsables', '&vista=nuevo'),
    open: openNewManager,
    findField: findText(/^DNI/),
    hasDraft: true,
  },
  {
    file: 'works/managers/EditManagerDialog.tsx',
    place: 'dialog',
    address: work('responsables', '&vista=editar&id=602'),
    findField: findChoice(/^No vigente/),
    hasDraft: true,
  },
  {
    file: 'works/workers/AddWorkerDialog.tsx',
    place: 'dialog',
    address: work('nomina', '&vista=agregar'),
    findField: findChoice(/^No vigente/),
    hasDraft: true,
  },
  {
    file: 'works/workers/WorkerStatusDialog.tsx',
    place: 'dialog',
    address: work('nomina', ''),
    open: openWorkerStatus,
    findField: findChoice(/^No vigente/),
    hasDraft: true,
  },
  {
    file: 'works/groups/GroupForm.tsx',
    place: 'dialog',
    address: work('autorizaciones', '&vista=nueva'),
    findField: findText(/^Título/),
    hasDraft: true,
  },
  {
    file: 'patterns/person-list/SourceStep.tsx',
    place: 'dialog',
    address: '/submissions/101/new?tipo=seguros',
    open: openList,
    findField: findText(/^Filas copiadas/),
    hasDraft: true,
  },
  {
    file: 'patterns/person-list/CorrectRowStep.tsx',
    place: 'dialog',
    address: '/submissions/101/new?tipo=seguros',
    open: openRow,
    findField: findText(/^Apellido/),
    hasDraft: false,
  },
  {
    file: 'accounts/register/RegisterForm.tsx',
    place: 'account',
    address: '/register?code=ABC123',
    findField: findText(/^Número de documento/),
    hasDraft: true,
  },
  {
    file: 'accounts/recovery/PasswordRequestScreen.tsx',
    place: 'account',
    address: '/password-request',
    findField: findText(/^Email/),
    hasDraft: true,
  },
  {
    file: 'accounts/recovery/RecoverForm.tsx',
    place: 'account',
    address: '/password-recover/demo-uid/demo-token',
    findField: () => screen.findByLabelText(/^Repet/),
    hasDraft: false,
  },
  {
    file: 'session/LoginForm.tsx',
    place: 'account',
    address: '/login',
    findField: findText(/^Email o DNI/),
    hasDraft: false,
    isGuarded: false,
  },
  {
    file: 'public/GuestForm.tsx',
    place: 'public',
    address: '/invite/demo-invitation',
    findField: findText(/^Nombre/),
    hasDraft: true,
  },
  {
    file: 'public/UnsubscribeForm.tsx',
    place: 'public',
    address: '/unsubscribe/demo-unsubscribe',
    findField: () => screen.findByRole('checkbox'),
    hasDraft: true,
  },
]
