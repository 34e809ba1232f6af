import { useFormikContext } from 'formik'
import { today } from '@/domain/days'
import { useForm } from '@/patterns/form/form-context'
import { changeSchedule, type TermsValues } from './terms-values'

/** Returns a function that applies a change to the schedule and removes the backend's errors about the changed inputs. */
export function useScheduleChange() {
  const { setValues } = useFormikContext<TermsValues>()
  const { forgetServerError } = useForm()
  return (patch: Parameters<typeof changeSchedule>[1]) => {
    for (const name of Object.keys(patch)) forgetServerError(name)
    void setValues((values) => changeSchedule(values, patch, today()))
  }
}
