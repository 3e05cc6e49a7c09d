/** People who do not exist: players whose identity the demo operator has checked, with money of their own. */
export const demoPeople = [
  {
    phone: '9170000101',
    nickname: 'LigayaM',
    pesos: '2000',
    person: {
      first_name: 'Ligaya',
      middle_name: 'Dalisay',
      last_name: 'Mabuhayin',
      birthday: '1988-04-12',
      gender: 'female',
      id_number: 'CRN-0111-1010101-1',
    },
  },
  {
    phone: '9170000102',
    nickname: 'AmihanT',
    pesos: '5000',
    person: {
      first_name: 'Amihan',
      middle_name: 'Reyes',
      last_name: 'Tagumpay',
      birthday: '1979-09-30',
      gender: 'female',
      id_number: 'CRN-0111-2020202-2',
    },
  },
  {
    phone: '9170000103',
    nickname: 'BayaniS',
    pesos: '10000',
    person: {
      first_name: 'Bayani',
      middle_name: 'Luna',
      last_name: 'Sinagbayan',
      birthday: '1992-12-08',
      gender: 'male',
      id_number: 'CRN-0111-3030303-3',
    },
  },
] as const;
