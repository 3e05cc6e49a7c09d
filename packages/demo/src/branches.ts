/** Branches of the demo operator, the default first. */
export const demoBranches: readonly { id: number; address: string }[] = [
  { id: 1, address: 'G/F Robles Building, 1428 Taft Avenue, Ermita, Manila' },
  { id: 2, address: 'Unit 12, Kamias Arcade, 87 Kamias Road, Quezon City' },
  { id: 3, address: '2/F Sampaguita Center, 210 Shaw Boulevard, Mandaluyong City' },
  { id: 4, address: 'G/F Orchid Plaza, 55 Chino Roces Avenue, Makati City' },
  { id: 5, address: 'Stall 4, Marikit Mall, 318 Alabang Zapote Road, Las Pinas City' },
  { id: 6, address: '19 MacArthur Highway, Barangay Dolores, San Fernando, Pampanga' },
  { id: 7, address: 'G/F Session Heights, 41 Session Road, Baguio City' },
  { id: 8, address: '73 Aguinaldo Highway, Barangay Anabu, Imus, Cavite' },
  { id: 9, address: 'Unit 3, Paseo Building, 26 National Highway, Calamba, Laguna' },
  { id: 10, address: '2/F Mabolo Square, 112 M.J. Cuenco Avenue, Cebu City' },
  { id: 11, address: 'G/F Iznart Commercial Center, 64 Iznart Street, Iloilo City' },
  { id: 12, address: '158 Lacson Street, Barangay Mandalagan, Bacolod City' },
  { id: 13, address: 'G/F Bolton Arcade, 35 C. M. Recto Street, Davao City' },
  { id: 14, address: '90 Corrales Avenue, Cagayan de Oro City' },
];
