import { expect, test } from 'vitest'
import { formatPhone } from '@/domain/phones'

test.each([
  ['+54', '11', '55550101', '+54 11 55550101'],
  [null, '11', '55550101', '11 55550101'],
  ['+54', null, '55550101', '+54 55550101'],
  [null, null, '55550101', '55550101'],
  ['+54', '11', null, ''],
  [null, null, null, ''],
])(
  'formats the phone with the country code %s, the area code %s and the number %s as %j',
  (country, area, number, text) => {
    expect(
      formatPhone({
        mobile_phone_country_code: country,
        mobile_phone_area_code: area,
        mobile_phone_number: number,
      }),
    ).toBe(text)
  },
)
