import { useListCountries } from '@/api/generated/catalogs/catalogs'
import type { Country } from '@/api/generated/model/country'
import { countries } from '@/copy/countries'
import type { SelectOption } from '@/design-system/components/Select/Select'

const argentina: Country = { code: 'AR', name: countries.argentina, mobile_phone_code: '+54' }

/** Adds the chosen value if the options lack it. Before the countries have loaded, Argentina is the only option. */
const addChosenOption = (options: readonly SelectOption[], chosenValue: string): readonly SelectOption[] =>
  chosenValue === '' || options.some(({ value }) => value === chosenValue)
    ? options
    : [...options, { value: chosenValue, label: chosenValue }]

/**
 * Loads the countries. Returns the state of the request, a retry, and two functions that list the options for nationalities
 * and for calling codes. Both lists include the chosen value. Countries with the same calling code share one option in the
 * list of calling codes.
 */
export function useCountries() {
  const { data = [argentina], error, isFetching, refetch } = useListCountries()
  const namesByCode = new Map<string, string[]>()
  for (const { mobile_phone_code: code, name } of data)
    namesByCode.set(code, [...(namesByCode.get(code) ?? []), name])
  const codes = [...namesByCode].map(([value, names]) => ({
    value,
    label: countries.phoneCode(names.join(', '), value),
  }))
  const nationalities = data.map(({ code, name }) => ({ value: code, label: name }))
  return {
    listNationalities: (chosenValue: string) => addChosenOption(nationalities, chosenValue),
    listPhoneCodes: (chosenValue: string) => addChosenOption(codes, chosenValue),
    hasFailed: Boolean(error),
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}
