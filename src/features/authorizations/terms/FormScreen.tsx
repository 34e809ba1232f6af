import { type ReactNode, useState } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { useGetAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationInput } from '@/api/generated/model/authorizationInput'
import type { AuthorizationUpdate } from '@/api/generated/model/authorizationUpdate'
import { authorizationWrites } from '@/api/writes/authorizations'
import { useWrite } from '@/api/writes/use-write'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { isFullInvitation } from '@/domain/authorizations'
import { parseId, paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { PassLink } from '../pass/PassLink'
import { useAuthorizationLot } from '../place/use-authorization-lot'
import { AuthorizationMissing } from './AuthorizationMissing'
import { copy } from './copy'
import { getEditPath, getReusePath } from './form-paths'
import { type SavedAuthorization, SavedScreen, type SavedScreenProps } from './SavedScreen'
import { type LotReference, useLotReference } from './use-lot-reference'
import { type ReusedAuthorization, useReusedAuthorization } from './use-reused-authorization'

export interface FormProps<Values> {
  /** The authorization to edit; absent for a new authorization. */
  authorization?: AuthorizationDetail
  /** The authorization whose values a new authorization copies. */
  reusedAuthorization?: ReusedAuthorization
  /** Saves the values. If the promise is rejected, the form shows the error. */
  onSubmit: (values: Values) => Promise<void>
}

interface FormScreenProps<Values>
  extends Pick<SavedScreenProps, 'getHint' | 'renderContent' | 'isHomePrimary'> {
  labels: {
    create: { title: string }
    edit: { title: string; loading: string; missing: string }
    saved: { created: string; edited: string }
  }
  /**
   * The addresses of this form. Invitations have one form, and all other authorizations have another. If an id belongs to
   * the other form, the screen redirects there.
   */
  newPath: typeof paths.newAuthorization
  editPath: typeof paths.editAuthorization
  toInput: (values: Values) => AuthorizationInput
  toUpdate: (values: Values, authorization: AuthorizationDetail) => AuthorizationUpdate
  /** Returns the request that adds people to a new invitation, because the first request cannot have them. */
  toAddition?: (values: Values) => AuthorizationUpdate | undefined
  renderForm: (props: FormProps<Values>) => ReactNode
}

/** The screen of a new or existing authorization or invitation. If the id is invalid, `AuthorizationMissing` appears. */
export function FormScreen<Values>(props: FormScreenProps<Values>) {
  const { id: idText } = useParams()
  const id = parseId(idText)
  if (idText === undefined) return <NewForm {...props} />
  if (id === undefined) return <AuthorizationMissing title={props.labels.edit.missing} />
  return <EditForm key={id} id={id} {...props} />
}

function NewForm<Values>(props: FormScreenProps<Values>) {
  const { labels, newPath, toInput, toAddition, renderForm } = props
  const navigate = useNavigate()
  const lotReference = useLotReference()
  const createAuthorization = useWrite(authorizationWrites.createAuthorization)
  const updateAuthorization = useWrite(authorizationWrites.updateAuthorization)
  const [saved, setSaved] = useState<SavedAuthorization>()
  /** Resolves to whether the people were added. A failure does not matter to the new authorization, which is saved. */
  const addPeople = async (id: number | undefined, data: AuthorizationUpdate) => {
    if (id === undefined) return false
    try {
      await updateAuthorization({ ...lotReference, id, data })
      return true
    } catch {
      return false
    }
  }
  const create = async (values: Values) => {
    const data = toInput(values)
    const result = await createAuthorization({ ...lotReference, data })
    const addition = toAddition?.(values)
    const isAdded = addition === undefined || (await addPeople(result.id, addition))
    const unsent = addition && !isAdded ? { lotReference, addition } : undefined
    const isFull = isFullInvitation({ ...data, count_authorized: addition?.add_people?.length ?? 0 })
    setSaved({
      authorization: { ...data, id: result.id, property_id: lotReference.pid },
      result,
      isFull,
      unsent,
    })
  }
  const openEmptyForm = () => {
    setSaved(undefined)
    // Removes the id of the copied authorization from the address.
    void navigate(newPath(), { replace: true })
  }
  if (saved) {
    const newFormAction = <Button onClick={openEmptyForm}>{copy.saved.another}</Button>
    return <SavedScreen {...props} title={labels.saved.created} saved={saved} newFormAction={newFormAction} />
  }
  return (
    <NewPage path={newPath} title={labels.create.title} loading={labels.edit.loading}>
      {(reusedAuthorization) => renderForm({ reusedAuthorization, onSubmit: create })}
    </NewPage>
  )
}

interface NewPageProps {
  path: typeof paths.newAuthorization
  title: string
  /** The label of the skeleton while the reused authorization loads. */
  loading: string
  children: (reusedAuthorization: ReusedAuthorization | undefined) => ReactNode
}

/** The page of a new authorization or invitation. With `?usar=7`, the form begins with the values of authorization 7. */
function NewPage({ path, title, loading, children }: NewPageProps) {
  const idText = useSearchParams()[0].get('usar')
  const id = parseId(idText ?? undefined)
  const query = useReusedAuthorization(id)
  // If only a refetch fails, the form stays, because it contains the user's input.
  const isMissing =
    idText !== null && query.data === undefined && (id === undefined || isNotFound(query.error))
  const address = query.data && getReusePath(query.data.authorization)
  if (id !== undefined && address !== undefined && address !== path(id))
    return <Navigate to={address} replace />
  return (
    <Page title={title} back={{ to: paths.home(), label: copy.back }} width="form">
      {id === undefined || isMissing ? (
        <Stack gap={5}>
          {isMissing ? <Alert>{copy.reuse.gone}</Alert> : null}
          {children(undefined)}
        </Stack>
      ) : (
        <QueryView key={id} query={query} skeleton={<FormSkeleton label={loading} />}>
          {(reusedAuthorization) => (
            <Stack gap={5}>
              <Alert>{copy.reuse.begun(reusedAuthorization.authorization.name)}</Alert>
              {children(reusedAuthorization)}
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  )
}

function EditForm<Values>({ id, ...props }: FormScreenProps<Values> & { id: number }) {
  const { labels, newPath, editPath, toUpdate, renderForm } = props
  const navigate = useNavigate()
  const updateAuthorization = useWrite(authorizationWrites.updateAuthorization)
  const [saved, setSaved] = useState<SavedAuthorization>()
  const openForm = () => {
    setSaved(undefined)
    // A navigation moves the focus to the title of the form.
    void navigate(editPath(id), { replace: true })
  }
  const update =
    (authorization: AuthorizationDetail, lotReference: LotReference) => async (values: Values) => {
      const data = toUpdate(values, authorization)
      const result = await updateAuthorization({ ...lotReference, id, data })
      const { add_people = [], remove_people = [] } = data
      const count = authorization.count_authorized + add_people.length - remove_people.length
      const isFull = isFullInvitation({ ...data, count_authorized: count })
      setSaved({ authorization: { ...data, id, property_id: lotReference.pid }, result, isFull, openForm })
    }
  if (saved) {
    const newFormAction = <ButtonLink render={<Link to={newPath()} />}>{copy.saved.another}</ButtonLink>
    return <SavedScreen {...props} title={labels.saved.edited} saved={saved} newFormAction={newFormAction} />
  }
  return (
    <EditPage id={id} path={editPath} labels={labels.edit}>
      {(authorization, lotReference) =>
        renderForm({ authorization, onSubmit: update(authorization, lotReference) })
      }
    </EditPage>
  )
}

interface EditPageProps {
  id: number
  path: typeof paths.editAuthorization
  labels: FormScreenProps<unknown>['labels']['edit']
  /** Renders the form. `lotReference` names the lot of the authorization, which may differ from the lot of the session. */
  children: (authorization: AuthorizationDetail, lotReference: LotReference) => ReactNode
}

function EditPage({ id, path, labels, children }: EditPageProps) {
  const query = useGetAuthorization(id)
  const { lot, isPending, error, retry } = useAuthorizationLot(query.data)
  // The backend responds with 404 for unknown and deleted authorizations and for authorizations of other users.
  if (isNotFound(query.error)) return <AuthorizationMissing title={labels.missing} />
  const address = query.data && getEditPath(query.data)
  if (address !== undefined && address !== path(id)) return <Navigate to={address} replace />
  const skeleton = <FormSkeleton label={labels.loading} />
  const missingLotNotice = error ? (
    <RetryAlert onRetry={retry} isRetrying={false}>
      {describeError(error).join(' ')}
    </RetryAlert>
  ) : (
    <Alert tone="warning" title={copy.withoutLot.title}>
      {copy.withoutLot.body}
    </Alert>
  )
  // The pass of an invitation has no QR code, so the screen does not link to that pass.
  const isPassLinkShown = query.data?.qrcode !== undefined && query.data.preauthorization_type !== 'INVITE'
  return (
    <Page
      title={labels.title}
      back={{ to: paths.home(), label: copy.back }}
      actions={isPassLinkShown ? <PassLink id={id} /> : undefined}
      width="form"
    >
      <QueryView query={query} skeleton={skeleton}>
        {(authorization) => {
          if (lot) return children(authorization, { rp: lot.real_property_id, pid: lot.property_id })
          return isPending ? skeleton : missingLotNotice
        }}
      </QueryView>
    </Page>
  )
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
