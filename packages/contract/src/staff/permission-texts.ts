import type { Text } from '../text.ts';
import { type Permission, permissions } from './permissions.ts';

/** What a permission allows, for whoever reads Tagalog. */
const inTagalog: Readonly<Record<Permission, string>> = {
  'own.use': 'Gamitin ang app: sariling session, password at mga naka-save na view',
  'home.read': 'Makita ang mga pila, alarma at kalagayan ng bahay',
  'alarms.acknowledge': 'Akuin ang alarma, para wala nang pasasabihan muli tungkol dito',
  'queues.due': 'Itakda kung gaano katagal maaaring maghintay ang nasa pila',
  'queues.take-over': 'Kunin mula sa kasamahan ang hawak nila, nang may dahilan',
  'players.read': 'Hanapin ang mga manlalaro at basahin ang pahina nila, nang may takip',
  'players.reveal': 'Makita nang buo ang telepono, email o pangalang may takip',
  'players.note': 'Sumulat ng tala tungkol sa manlalaro',
  'players.block': 'I-block at i-unblock ang manlalaro',
  'players.unblock': 'Humiling na alisin ang block ng manlalaro na mahigit isang araw na',
  'players.approve-unblock': 'Aprubahan ang pag-alis ng lumang block',
  'players.restrict':
    'Pansamantalang pigilan ang manlalaro sa pagdeposito, paglalaro, pag-withdraw o mga bonus',
  'players.close':
    'Humiling na isara ang account ng manlalarong humiling nito, o buksan itong muli',
  'players.approve-close': 'Aprubahan ang pagsasara o muling pagbubukas ng account',
  'players.sessions': 'Tapusin ang mga session ng manlalaro',
  'players.test': 'Gawing test account ang manlalaro, at ibalik',
  'kyc.read':
    'Makita kung sino ang naghihintay ng pagsusuri ng pagkakakilanlan, nang may takip, at ang kalagayan ng desk',
  'kyc.documents': 'Tingnan ang mga dokumento at personal na datos ng pagsusuri',
  'kyc.review': 'Kumuha at magpasya ng mga pagsusuri ng pagkakakilanlan',
  'kyc.senior': 'Magpasya sa mga pagsusuring ipinasa sa nakatataas',
  'kyc.lists': 'Humiling na mag-import ng listahan ng mga taong may pagbabawal',
  'kyc.approve-lists': 'Aprubahan ang listahan ng mga taong may pagbabawal',
  'kyc.completion': 'Hilingin sa manlalaro na kumpletuhin ang KYC, at bawiin ito',
  'kyc.branches':
    'Magdagdag, magbago at mag-retiro ng mga branch, na ang pinakamalapit ay pinapangalanan ng mga manlalaro',
  'kyc.compliance':
    'Humiling na dalhin sa KYC ang mga manlalarong dapat magkumpleto nito, at tapusin ito agad',
  'kyc.approve-compliance': 'Aprubahan na dalhin sa KYC ang mga manlalaro',
  'care.read':
    'Makita ang mga manlalarong may palatandaan ng pinsala ang paglalaro, at bawat pakikipag-usap sa kanila',
  'care.contact':
    'Itala ang pakikipag-usap sa manlalaro tungkol sa paglalaro niya, at ang nabago nito',
  'privacy.read':
    'Makita ang hinihiling ng mga manlalaro tungkol sa datos nila, at ang mga insidente sa personal na datos',
  'privacy.work':
    'Sagutin ang hinihiling ng mga manlalaro tungkol sa datos nila, at isulat ang mga insidente; humiling para tapusin ang isa',
  'privacy.approve': 'Aprubahan na tapos na ang insidente sa personal na datos',
  'limits.read': 'Basahin ang mga limit at pagbabawal sa paglalaro',
  'limits.change': 'Humiling ng mas mahigpit na limit o pagbabawal ng manlalaro',
  'limits.approve': 'Aprubahan ang limit at pagbabawal na hiniling ng kasamahan',
  'limits.policy': 'Humiling ng ibang bilang ng batas na nagpoprotekta sa mga manlalaro',
  'limits.approve-policy': 'Aprubahan ang ibang bilang ng batas na nagpoprotekta sa mga manlalaro',
  'games.read': 'Makita ang katalogo, mga venue, round at balik ng mga laro',
  'games.edit': 'Baguhin ang ayos, marka, maintenance, pangalan, cover at platform ng mga laro',
  'games.venues':
    'Humiling na magdagdag ng venue o mga laro, baguhin kung saan nagbubukas ang venue, o ang taya at bayad ng laro',
  'games.keys': 'Humiling ng bagong key ng venue, at tapusin ang isa',
  'games.promo': 'Humiling na baguhin ang maaaring i-credit ng mga promosyon ng venue',
  'games.approve-keys':
    'Aprubahan ang venue, mga laro nito at bayad ng mga ito, bagong key, o ang maaaring i-credit ng mga promosyon nito',
  'games.weights':
    'Baguhin kung gaano kalaki sa taya ang bilang na turnover; humiling kung dadagdagan ito',
  'games.jackpots':
    'Itigil ang jackpot; humiling kung magdaragdag, magbabago o magpapatuloy ng isa',
  'games.approve-jackpots': 'Aprubahan ang jackpot at ang mga tuntunin nito',
  'games.stop': 'Itigil ang laro: buong bahay, isang venue, isang laro o isang manlalaro',
  'games.resume': 'Humiling na ituloy ang itinigil na laro',
  'games.approve-resume': 'Aprubahan ang pagtuloy ng laro',
  'wins.read': 'Makita ang mga panalong pinipigil',
  'wins.decide': 'Humiling na bayaran o tanggihan ang panalong pinipigil',
  'wins.approve': 'Aprubahan ang pasya sa panalong pinipigil',
  'ledger.read': 'Basahin ang mga tala ng ledger at ang mga pagsusuri ng libro',
  'ledger.check': 'Patakbuhin ang mga pagsusuri ng libro',
  'ledger.adjust': 'Humiling na iwasto ang balanse ng manlalaro',
  'ledger.approve-adjust': 'Aprubahan ang pagwawasto ng balanse',
  'payments.read': 'Makita ang mga deposito, withdrawal, channel at kuwento ng pera ng manlalaro',
  'payments.review': 'Kumuha ng withdrawal, bayaran, pigilan o kanselahin ito',
  'payments.large': 'Humiling na bayaran ang withdrawal na lampas sa limit ng isang tao',
  'payments.approve': 'Aprubahan ang withdrawal na lampas sa limit ng isang tao',
  'payments.match':
    'Humiling na i-credit ang bayad na walang katugmang deposito, o markahan itong naibalik',
  'payments.approve-match':
    'Aprubahan ang pag-credit ng bayad sa manlalaro, o na naibalik ang malaking bayad',
  'payments.channels':
    'Buksan, isara at baguhin ang mga channel ng pagbabayad; humiling kung magdaragdag o luluwagan ang mga ito',
  'payments.rules': 'Higpitan ang mga tuntunin ng withdrawal; humiling kung luluwagan',
  'payments.approve-rules':
    'Aprubahan ang bagong channel, o ang pagluwag ng tuntunin, ng channel o ng turnover ng uri ng laro',
  'reports.read': 'Makita ang mga ulat na hinihingi ng batas: mga saklaw at hinati-hating halaga',
  'figures.read':
    'Makita ang mga numero ng bahay: kita, deposito, promosyon, cohort at mga saradong araw',
  'figures.policy': 'Humiling ng ibang oras ng gaming day, o ibang bahagi ng regulator',
  'figures.approve-policy': 'Aprubahan ang ibang oras ng gaming day, o ibang bahagi ng regulator',
  'figures.bank':
    'Mag-import ng mga bank statement, humiling na kumpirmahin ang sinasabi ng mga ito, at tingnan ang pambayad sa utang sa mga manlalaro',
  'figures.approve-bank': 'Kumpirmahin bilang pangalawang tao ang sinasabi ng isang bank statement',
  'figures.sign': 'Humiling na lagdaan ang isang buwan kasama ang mga figure nito',
  'figures.approve-month': 'Lumagda sa isang buwan bilang pangalawang tao',
  'payments.cases': 'Kumuha at magsara ng mga kaso ng pagbabayad',
  'vouchers.create':
    'Humiling ng batch ng voucher o kung saan ibinebenta ang mga ito, pawalang-bisa ang mga hindi nagamit, at itago ang tindahan',
  'vouchers.approve':
    'Aprubahan ang batch ng voucher, kung saan ibinebenta ang mga ito, o ang paglabas ng mga code, na ang ikalawang kalahati ay sa nag-apruba',
  'vouchers.export':
    'Humiling na ilabas ang mga code ng voucher, na ang unang kalahati ay sa humiling',
  'promotions.read': 'Makita ang mga promosyon, ang gastos nila at ang mga tile ng welfare hub',
  'promotions.edit': 'Gumawa ng draft ng promosyon, at baguhin ang mga tile ng welfare hub',
  'promotions.publish': 'Humiling na ilathala ang promosyong naka-draft',
  'promotions.approve':
    'Aprubahan ang paglalathala ng promosyon, o ang kailangan ng mga antas ng VIP',
  'promotions.pause': 'Ihinto, ituloy at tapusin ang promosyon, agad-agad',
  'vip.levels': 'Humiling na baguhin ang mga hangganan ng mga antas ng VIP',
  'promotions.disqualify': 'Alisin ang manlalaro sa ranking na hindi pa napasyahan, o isali muli',
  'promotions.gift':
    'Magbigay sa manlalaro nang mano-mano; humiling kung lampas sa puwedeng ibigay nang mag-isa',
  'promotions.approve-gift': 'Aprubahan ang regalong lampas sa puwedeng ibigay ng isang tao',
  'mall.read': 'Makita ang mga paninda at order ng mall, nang walang pangalan ng tatanggap',
  'mall.edit':
    'Magdagdag ng paninda, at baguhin ang mga salita, larawan, presyo, stock at code nito; para ipakita ang bago o para sa mas mababang presyo, humiling',
  'mall.approve': 'Aprubahan ang unang presyo ng bagong paninda sa mall, o ang mas mababa',
  'mall.orders': 'Basahin kung para kanino ang order, ipadala at kanselahin ito',
  'content.read':
    'Makita ang mga dokumento, tulong, balita at iba pang binabasa ng mga manlalaro, kasama ang mga borador at bersyon',
  'announcements.edit':
    'Sumulat ng mga anunsiyo, buksan at isara ang mga ito, at ayusin ang pagkakasunod',
  'content.edit': 'Sumulat ng borador ng binabasa ng mga manlalaro',
  'content.publish': 'Ilathala ang binabasa ng mga manlalaro, at bawiin ang paglalathala',
  'content.legal':
    'Humiling na ipatupad ang tekstong legal: ang borador nito, o ang naunang bersyon',
  'content.brand':
    'Humiling na gumawa ng brand, o baguhin ang pangalan, itsura, lisensiya, linya ng tulong at mga contact nito',
  'content.approve-legal':
    'Aprubahan ang pagpapatupad ng tekstong legal, o kung ano ang brand at ang sinasabi nito',
  'campaigns.read': 'Makita ang mga kampanya at imbitasyon, at ang kinalabasan ng mga ito',
  'campaigns.edit': 'Magdagdag at magbago ng mga kampanya, at ng mga tag na sumusukat sa mga ito',
  'support.read': 'Basahin ang mga usapan sa mga manlalaro at ang feedback nila',
  'support.answer': 'Kumuha at sumagot ng mga usapan at feedback, at maghanda ng mga sagot',
  'requests.read': 'Makita ang mga kahilingang naghihintay ng ikalawang tao',
  'requests.decide': 'Magpasya sa mga kahilingan ng kasamahan na may sariling pahintulot',
  'controls.read':
    'Tingnan ang mga kontrol ng bahay, ang mga pagtakbo nito at ang mga hanay na lumabag',
  'events.read':
    'Tingnan ang mahahalagang pangyayari: malalaking panalo at paglipat, pagbabawal, pagbabago, paghinto, alarma',
  'evidence.read': 'Tingnan ang mga nilagdaang araw at ihambing ang isa sa datos',
  'funds.read': 'Makita ang utang ng bahay sa mga manlalaro bawat araw, ayon sa nilagdaan',
  'evidence.download': 'I-download ang pack ng isang nilagdaang araw',
  'controls.run': 'Patakbuhin ang isang kontrol ng bahay',
  'audit.read': 'Basahin ang audit at beripikahin ang kadena nito',
  'lists.export': 'I-export bilang CSV ang listahang maaaring basahin',
  'letters.read': 'Makita ang mga mensaheng hindi na naihatid, nang walang laman nito',
  'notices.publish': 'Magpakita sa bawat manlalaro ng abiso ng maintenance, at bawiin ito',
  'letters.resend': 'Ipadala muli ang liham na hindi naihatid',
  'partners.read': 'Makita ang mga channel ng partner at kung paano ang pagpasok sa mga ito',
  'partners.switch': 'Isara ang channel ng partner sa mga bagong pagpasok, at buksan muli',
  'staff.read': 'Makita ang staff, ang mga tungkulin at session nila',
  'staff.manage':
    'Patayin at buksan ang account ng staff, tapusin ang session nila, at bawasan ang mga tungkulin',
  'staff.widen':
    'Humiling na mag-imbita ng tao, o dagdagan ang pahintulot ng kasamahan o ng tungkulin',
  'staff.approve': 'Aprubahan ang imbitasyon, o dagdag na pahintulot ng kasamahan o ng tungkulin',
  'doors.read': 'Makita kung bukas ang bahay, at ang kailangan para mabuksan ito',
  'doors.open':
    'Humiling na buksan ang bahay sa mga manlalaro, o patunayan ang hindi malalaman ng server',
  'doors.approve-open': 'Aprubahan ang pagbubukas ng bahay, o ang pinatutunayan ng kasamahan',
  'doors.close': 'Isara agad ang bahay sa mga manlalaro',
  'doors.test': 'Subukan ang kailangan para mabuksan ang bahay: isang mensahe, isang bayad na piso',
  'releases.read':
    'Makita ang tumatakbo, kung ang mga file nito ay sa release nito, at kung sino ang nag-apruba',
  'releases.verify': 'Ipasuri agad sa bawat proseso ang mga file nito laban sa listahan ng release',
  'releases.propose': 'Humiling ng pag-apruba ng release',
  'releases.approve': 'Aprubahan ang release na hinihiling ng kasamahan',
  'configuration.read':
    'Makita ang configuration bilang isang file, sa ngayon o noon, at ang binago ng mga file',
  'configuration.import': 'Humiling na magpasok ng file ng configuration, o bawiin ang isa',
  'configuration.approve': 'Aprubahan ang file ng configuration, o ang pagbawi nito',
  'settings.read': 'Makita ang mga brand at patakaran',
  'aml.read': 'Makita ang AML desk: mga kaso, ulat sa batas, tuntunin at ang natagpuan ng mga ito',
  'aml.work':
    'Magtrabaho sa mga kaso ng AML: salaysay, pinipigil na payout at mga file; humiling para tapusin ang kaso',
  'aml.rules':
    'Subukan ang mga tuntunin ng AML sa mga nakaraang buwan, at humiling na buksan, isara o baguhin ang mga bilang',
  'aml.approve': 'Aprubahan ang hinihiling ng ibang opisyal ng AML',
};

/** What a permission allows, for whoever gives it. */
export function permissionText(permission: Permission): Text {
  return { en: permissions[permission].allows, tl: inTagalog[permission] };
}
