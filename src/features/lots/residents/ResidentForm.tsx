import { useState } from 'react'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { useNotify } from '@/patterns/notify/use-notify'
import { RecordForm } from '../detail/RecordForm'
import { useLot } from '../detail/use-lot'
import { useTabRights } from '../detail/use-tab-rights'
import { LotPhotoField } from '../photos/LotPhotoField'
import { type PhotoNames, usePhotoSaving } from '../photos/use-photo-saving'
import { ContactFields } from './ContactFields'
import { ContractField } from './ContractField'
import { copy } from './copy'
import { type ResidentKind, residentTabs } from './kinds'
import { PersonalFields } from './PersonalFields'
import { ResidentAccess } from './ResidentAccess'
import { ResidentIdentityFields } from './ResidentIdentityFields'
import { type ResidentValues, residentForm } from './schema'
import { residentServerFields } from './to-request'
import { newResident, type Resident, residentValuesOf } from './values'

interface ResidentFormProps {
  kind: ResidentKind
  /** The resident to edit; absent for a new resident. */
  resident?: Resident
  /** Saves the values. The form shows the error that it throws. */
  save: (values: ResidentValues, photo: PhotoNames) => Promise<Resident>
  /** Called with the added resident, whose code is shown next. */
  onAdded?: (resident: Resident) => void
}

/** The form of a new, existing or read-only co-resident or tenant. */
export function ResidentForm({ kind, resident, save, onAdded }: ResidentFormProps) {
  const { rp, personId } = useLot()
  const notify = useNotify()
  const lock = useTabRights(residentTabs[kind])
  const isTenant = kind === 'tenant'
  const words = copy.kinds[kind]
  const [schema] = useState(() => residentForm(isTenant, today))
  const [initialValues] = useState(() => (resident ? residentValuesOf(resident) : newResident(today())))
  const photo = usePhotoSaving({
    rp,
    kind: 'resident',
    field: 'photo_file_name',
    original: resident?.photo_file_name ?? null,
  })
  const isOneself = resident?.person_id === personId

  const submit = async (values: ResidentValues) => {
    const saved = await photo.save(values.photo_file_name, (names) => save(values, names))
    notify.success(resident ? words.changed : words.created)
    if (onAdded) onAdded(saved)
    else if (saved.rejection_reason !== null)
      notify.warning(copy.access.rejected, { detail: saved.rejection_reason })
  }

  return (
    <RecordForm
      title={titleOf(kind, resident, lock)}
      isKnown={resident !== undefined}
      lock={lock && `${lock}. ${copy.known.support}`}
      initialValues={initialValues}
      schema={schema}
      serverFields={residentServerFields}
      shouldFinish={onAdded === undefined}
      onSubmit={submit}
    >
      <Stack gap={8}>
        {resident ? <AccessSection resident={resident} /> : null}
        <FieldGroup size="md" legend={copy.sections.who}>
          <ResidentIdentityFields isNew={resident === undefined} />
          <PersonalFields />
          <LotPhotoField
            name="photo_file_name"
            rp={rp}
            ownerId={resident?.id}
            alt={copy.fields.photoOf(resident?.full_name ?? '')}
            upload={photo.upload}
          />
        </FieldGroup>
        <FieldGroup size="md" legend={copy.sections.contact}>
          <ContactFields />
        </FieldGroup>
        <FieldGroup size="md" legend={isTenant ? copy.sections.contract : copy.sections.rights}>
          {isTenant ? <ContractField isOneself={isOneself} /> : <RightsField isOneself={isOneself} />}
          <AccessCode resident={resident} />
        </FieldGroup>
      </Stack>
    </RecordForm>
  )
}

function titleOf(kind: ResidentKind, resident: Resident | undefined, lock: string | undefined): string {
  const { title } = copy.kinds[kind]
  if (!resident) return title.create
  return lock ? title.read : title.edit
}

/** The alphanumeric code assigned by owner support. A user without the right to read it sees only its end. */
function AccessCode({ resident }: { resident: Resident | undefined }) {
  const code = resident?.access_method_data ?? resident?.hidden_access_method_data
  if (!code) return null
  return (
    <TextField
      label={copy.fields.accessCode}
      hint={copy.fields.accessCodeHint}
      name="accessCode"
      value={code}
      onChange={() => {}}
      reservesMessage={false}
      disabled
    />
  )
}

/** The access section of an existing resident. The code is collapsed; a rejection is always visible. */
function AccessSection({ resident }: { resident: Resident }) {
  if (resident.qrcode === null) return <ResidentAccess resident={resident} />
  return (
    <Collapsible summary={copy.access.section}>
      <ResidentAccess resident={resident} />
    </Collapsible>
  )
}

/** Whether a co-resident may manage the lot's data. Users cannot change their own right. */
function RightsField({ isOneself }: { isOneself: boolean }) {
  const field = useFormField<boolean>('canManage')
  return (
    <Checkbox
      {...field}
      label={copy.fields.canManage}
      hint={isOneself ? copy.fields.ownPermission : undefined}
      disabled={field.disabled || isOneself}
    />
  )
}
