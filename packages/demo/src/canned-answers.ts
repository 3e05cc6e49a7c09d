/** Answers that the demo operator's service keeps ready. */
export const demoCannedAnswers = [
  {
    id: 1,
    title: 'Greeting',
    textEn: 'Hello! Thank you for writing to us. How can we help you?',
    textTl: 'Kumusta! Salamat sa pagsulat sa amin. Paano po kami makakatulong?',
  },
  {
    id: 2,
    title: 'Deposit has not arrived',
    textEn:
      'Please send us the reference number of your payment and a picture of the receipt. Most deposits arrive within five minutes; we will look for yours at once.',
    textTl:
      'Pakipadala ang reference number ng bayad mo at larawan ng resibo. Karamihan ng deposit ay dumarating sa loob ng limang minuto; hahanapin namin agad ang sa iyo.',
  },
  {
    id: 3,
    title: 'Withdrawal under review',
    textEn:
      'Your withdrawal is being reviewed by a person. You need not do anything: we tell you as soon as it is decided, usually within a day.',
    textTl:
      'Sinusuri ng tao ang withdrawal mo. Wala kang kailangang gawin: sasabihan ka namin kapag may pasya na, karaniwan sa loob ng isang araw.',
  },
  {
    id: 4,
    title: 'Complete KYC',
    textEn:
      'Please complete your KYC first: open My, then KYC, and follow the steps with a valid ID at hand.',
    textTl:
      'Pakikumpleto muna ang KYC mo: buksan ang Ako, pagkatapos ang KYC, at sundin ang mga hakbang na may hawak na valid ID.',
  },
  {
    id: 5,
    title: 'Play limits and breaks',
    textEn:
      'You can set limits of stakes, losses and deposits, or take a break, at any time: open My, then Play limits. We are here if you want to talk about it.',
    textTl:
      'Puwede kang magtakda ng limit sa taya, talo at deposit, o magpahinga, anumang oras: buksan ang Ako, pagkatapos ang Mga limit sa laro. Narito kami kung gusto mong pag-usapan ito.',
  },
  {
    id: 6,
    title: 'Goodbye',
    textEn: 'Thank you for your patience. Write to us again whenever you need us.',
    textTl: 'Salamat sa pasensya mo. Sumulat ulit sa amin kapag kailangan mo kami.',
  },
];
