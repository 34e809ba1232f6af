import { useState } from 'react'
import { coResidentWrites } from '@/api/writes/co-residents'
import { tenantWrites } from '@/api/writes/tenants'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { DateRangeField } from '@/design-system/components/DateRangeField/DateRangeField'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { PhoneField } from '@/design-system/components/PhoneField/PhoneField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { today } from '@/domain/days'
import { useCountries } from '@/patterns/countries/use-countries'
import { useFormField } from '@/patterns/form/use-form-field'
import { useNotify } from '@/patterns/notify/use-notify'
import { RecordForm } from '../detail/RecordForm'
import { useLot } from '../detail/use-lot'
import { useLotView } from '../detail/use-lot-view'
import { useSaveRecord } from '../detail/use-save-record'
import { LotPhotoField } from '../photos/LotPhotoField'
import { type PhotoNames, usePhotoSaving } from '../photos/use-photo-saving'
import { copy } from './copy'
import { PersonalFields } from './PersonalFields'
import { ResidentAccess } from './ResidentAccess'
import { ResidentIdentityFields } from './ResidentIdentityFields'
import {
  createResidentSchema,
  createResidentValues,
  type Resident,
  type ResidentValues,
  residentServerFields,
  toCoResidentInput,
  toResidentValues,
  toTenantInput,
} from './resident-form'

interface ResidentEditorProps {
  resident?: Resident
  /** Called with the resident that was saved. Without this function, the form closes after saving. */
  onAdded?: (resident: Resident) => void
}

export function ResidentEditor({ resident, onAdded }: ResidentEditorProps) {
  const { personId } = useLot()
  const { tab, finish } = useLotView()
  const notify = useNotify()
  const isTenant = tab === 'inquilinos'
  const [schema] = useState(() => createResidentSchema(isTenant, today))
  const [initialValues] = useState(() =>
    resident ? toResidentValues(resident) : createResidentValues(today()),
  )
  const photo = usePhotoSaving('resident', resident?.photo_file_name)
  const save = useSaveResident(resident)
  const isOneself = resident?.person_id === personId
  const finishAndWarnIfRejected = ({ rejection_reason }: Resident) => {
    if (rejection_reason !== null) notify.warning(copy.access.rejected, { detail: rejection_reason })
    finish()
  }

  return (
    <RecordForm
      isExisting={resident !== undefined}
      refusalHint={copy.known.support}
      initialValues={initialValues}
      schema={schema}
      serverFields={residentServerFields}
      onSubmit={(values) => photo.save(values.photo_file_name, (names) => save(values, names))}
      onSaved={onAdded ?? finishAndWarnIfRejected}
    >
      <Stack gap={8}>
        {resident ? <AccessSection resident={resident} /> : null}
        <FieldGroup size="md" legend={copy.sections.person}>
          <ResidentIdentityFields isNew={resident === undefined} />
          <PersonalFields />
          <LotPhotoField
            recordId={resident?.id}
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

function useSaveResident(resident: Resident | undefined) {
  const { personId: userPersonId } = useLot()
  const isTenant = useLotView().tab === 'inquilinos'
  const saveTenant = useSaveRecord(resident?.id, tenantWrites.createTenant, tenantWrites.updateTenant)
  const saveCoResident = useSaveRecord(
    resident?.id,
    coResidentWrites.createCoResident,
    coResidentWrites.updateCoResident,
  )
  return (values: ResidentValues, photo: PhotoNames): Promise<Resident> => {
    const context = { userPersonId, existingResident: resident, photo }
    return isTenant
      ? saveTenant(toTenantInput(values, context))
      : saveCoResident(toCoResidentInput(values, context))
  }
}

/** Shows the QR code of an existing resident in a collapsed section, or the reason why the resident may not enter. */
function AccessSection({ resident }: { resident: Resident }) {
  if (resident.qrcode === null) return <ResidentAccess resident={resident} />
  return (
    <Collapsible summary={copy.access.section}>
      <ResidentAccess resident={resident} />
    </Collapsible>
  )
}

/** The API's limits for the parts of a phone number. */
const maxDigits = { area: 5, number: 15 } as const

const toLowerCase = (text: string) => text.toLocaleLowerCase('es-AR')

/** The contact details of a resident. All of them are optional. */
function ContactFields() {
  const { listPhoneCodes } = useCountries()
  const country = useFormField<string>('phoneCountry')
  const area = useFormField<string>('phoneArea')
  const number = useFormField<string>('phoneNumber')
  const words = copy.fields
  return (
    <Stack gap={2}>
      <PhoneField
        label={words.phone}
        hint={words.phoneHint}
        country={{ ...country, label: words.phoneCountry, options: listPhoneCodes(country.value) }}
        area={{ ...area, label: words.phoneArea, maxDigits: maxDigits.area }}
        number={{ ...number, label: words.phoneNumber, maxDigits: maxDigits.number }}
      />
      <TextField
        {...useFormField<string>('email')}
        type="email"
        label={words.email}
        normalize={toLowerCase}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Stack>
  )
}

/** The first and last day of a tenant's rental contract. Users cannot change the days of their own contract. */
function ContractField({ isOneself }: { isOneself: boolean }) {
  const field = useFormField<ResidentValues['contract']>('contract')
  const words = copy.fields
  return (
    <DateRangeField
      {...field}
      label={words.contract}
      fromLabel={words.contractFrom}
      toLabel={words.contractTo}
      format="DD/MM/YYYY"
      calendarLabel={words.contractCalendar}
      invalidMessage={copy.errors.date}
      firstDayInstruction={words.firstDayInstruction}
      lastDayInstruction={words.lastDayInstruction}
      today={today()}
      hint={isOneself ? words.ownContract : undefined}
      disabled={field.disabled || isOneself}
      required
    />
  )
}

/** The checkbox that lets a co-resident manage the lot's data. Users cannot change their own permission. */
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

/**
 * The access code that owner support issues, which is not the QR code. A user who may not read the whole code sees only
 * its last characters.
 */
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
      reservesMessageLine={false}
      disabled
    />
  )
}
