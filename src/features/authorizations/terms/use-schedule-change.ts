import { useFormikContext } from 'formik'
import { today } from '@/domain/days'
import { useForm } from '@/patterns/form/form-context'
import { changeSchedule } from './schedule'
import type { TermsValues } from './values'

/** Changes the days of an authorization, and with them whatever follows from them. */
export function useScheduleChange() {
  const { setValues } = useFormikContext<TermsValues>()
  const { forgetServerError } = useForm()
  return (patch: Parameters<typeof changeSchedule>[1]) => {
    for (const name of Object.keys(patch)) forgetServerError(name)
    void setValues((values) => changeSchedule(values, patch, today()))
  }
}
