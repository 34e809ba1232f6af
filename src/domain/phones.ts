/** A telephone in the parts in which it is kept. */
interface PhoneParts {
  mobile_phone_country_code: string | null
  mobile_phone_area_code: string | null
  mobile_phone_number: string | null
}

/** The parts of a telephone as it is dialled; '' without a number, whatever else is known. */
export const joinedPhone = (phone: PhoneParts): string =>
  phone.mobile_phone_number === null
    ? ''
    : [phone.mobile_phone_country_code, phone.mobile_phone_area_code, phone.mobile_phone_number]
        .filter((part) => part !== null)
        .join(' ')
